import { editDistance } from '#lib/i18n/edit-distance.ts';
import { nameKey } from '#server/league/names/name-key.ts';

export type AskedName = { firstName: string; lastName: string };

/** Letters by which a short and a long name may differ, and still be one that was mistyped. */
const typos = [
  { minLength: 10, letters: 2 },
  { minLength: 6, letters: 1 },
];

/** Two names that fold alike: «Đorđe Ilić», «Djordje Ilic» and «Ilić Đorđe». A suffix that only one has makes no difference. */
export function isSameName(one: AskedName, other: AskedName): boolean {
  const [a, b] = [keyOf(one), keyOf(other)];
  if (a.suffix !== null && b.suffix !== null && a.suffix !== b.suffix) return false;
  return a.whole === b.whole || a.first + a.family === b.family + b.first;
}

/** Two names one of which has the initial or the beginning of the first name of the other: «Đ. Ilić» and «Đorđe Ilić». */
export function isShortened(one: AskedName, other: AskedName): boolean {
  const [a, b] = [keyOf(one), keyOf(other)];
  if (a.family !== b.family || a.first === '' || b.first === '') return false;
  return a.first.startsWith(b.first) || b.first.startsWith(a.first);
}

/** Two names that differ by a letter, or by two where they are long. Digits are never mistyped: «#7» and «#8» are two players. */
export function isMistyped(one: AskedName, other: AskedName): boolean {
  const [a, b] = [keyOf(one), keyOf(other)].map(({ whole }) => whole);
  if (!a || !b || digitsOf(a) !== digitsOf(b)) return false;
  const length = Math.min(a.length, b.length);
  const allowed = typos.find(({ minLength }) => length >= minLength)?.letters ?? 0;
  return Math.abs(a.length - b.length) <= allowed && editDistance(a, b) <= allowed;
}

/** How much one name resembles another: 0 for the same, more for less; null where it does not. */
export function resemblance(one: AskedName, other: AskedName): number | null {
  if (isSameName(one, other)) return 0;
  if (isShortened(one, other)) return 1;
  return isMistyped(one, other) ? 2 : null;
}

const keyOf = ({ firstName, lastName }: AskedName) => nameKey(firstName, lastName);

const digitsOf = (text: string) => text.replace(/\D/g, '');
