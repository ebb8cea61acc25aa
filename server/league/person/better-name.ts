import { nameKey } from '#server/league/names/name-key.ts';

type Name = { firstName: string; lastName: string };

/** Returns the imported name if it is more complete than the known one (a first name for an initial, or a suffix), else null. */
export function betterName(known: Name, { firstName, lastName }: Name): Name | null {
  const [a, b] = [nameKey(known.firstName, known.lastName), nameKey(firstName, lastName)];
  const addsSuffix = a.whole === b.whole && a.suffix === null && b.suffix !== null;
  const isInitial = a.family === b.family && a.first.length === 1 && b.first.length > 1 && b.first.startsWith(a.first);
  const keepsSuffix = a.suffix === null || a.suffix === b.suffix;
  return addsSuffix || (isInitial && keepsSuffix) ? { firstName, lastName } : null;
}
