import { emsOf } from './text-width.ts';

/**
 * A name that fits its place and never wraps: made narrower first, so that it keeps its height, and only then smaller. By the
 * letters that it has, so nothing has to be measured.
 */
export function NarrowedName({ name }: { name: string }) {
  return (
    <span className="players-narrowed" style={{ '--ems': emsOf(name) }} data-fitted>
      <span>{name}</span>
    </span>
  );
}
