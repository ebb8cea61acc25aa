import { notFound } from 'next/navigation';

/** The value, or the 404 page where there is none. */
export function orNotFound<Value>(value: Value | null): Value {
  return value ?? notFound();
}
