import { notFound } from 'next/navigation';

/** Returns the value, or renders the 404 page if it is null. */
export function orNotFound<Value>(value: Value | null): Value {
  return value ?? notFound();
}
