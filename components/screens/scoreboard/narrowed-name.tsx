import { emsOf } from './text-width.ts';

/**
 * A name that fits its box on one line: condensed first, at full height, and only then smaller. The width is estimated from the
 * letters (`emsOf`), so no measuring is needed.
 */
export function NarrowedName({ name }: { name: string }) {
  return (
    <span className="players-narrowed" style={{ '--ems': emsOf(name) }} data-fitted>
      <span>{name}</span>
    </span>
  );
}
