import { properName } from '#server/feeds/mapped-game/proper-name.ts';

export const nameOrders = ['first-family', 'family-first'] as const;
export type NameOrder = (typeof nameOrders)[number];
export type PersonName = { firstName: string; lastName: string };

/**
 * Splits a name into first and family name. `Family, First` has precedence over `order`; a single word is a family name. A
 * name all in capitals is converted to mixed case.
 */
export function parsePersonName(text: string, order: NameOrder): PersonName {
  const name = mixedCase(text.replace(/\s+/g, ' ').trim());
  const [beforeComma = '', ...afterComma] = name.split(',').map((part) => part.trim());
  if (afterComma.length > 0) return { firstName: afterComma.join(' ').trim(), lastName: beforeComma };
  const space = name.indexOf(' ');
  if (space < 0) return { firstName: '', lastName: name };
  const [first, rest] = [name.slice(0, space), name.slice(space + 1)];
  return order === 'first-family' ? { firstName: first, lastName: rest } : { firstName: rest, lastName: first };
}

function mixedCase(name: string): string {
  const isUpperCase = name === name.toUpperCase() && /\p{Lu}{3}/u.test(name);
  return isUpperCase ? properName(name) : name;
}
