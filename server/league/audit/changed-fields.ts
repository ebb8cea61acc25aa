import { isDeepStrictEqual } from 'node:util';
import type { AuditRow } from './present-entries.ts';

type Columns = Record<string, unknown>;
type Changed = Pick<AuditRow, 'before' | 'after'>;

const isObject = (value: unknown): value is Columns =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const columnsOf = ({ before, after }: Changed) => Object.keys({ ...before, ...after });

/** The entries of a column that holds an object before and after, such as a text by language: each is a field of its own. */
function keysWithin({ before, after }: Changed, column: string): string[] | null {
  const [was, is] = [before?.[column], after?.[column]];
  if (!isObject(was) || !isObject(is)) return null;
  return Object.keys({ ...was, ...is }).filter((key) => !isDeepStrictEqual(was[key], is[key]));
}

/** Lists the fields that an entry changed: columns, or keys within one, as in `settings.colors`. */
export const fieldsOf = (entry: Changed): string[] =>
  columnsOf(entry).flatMap((column) => keysWithin(entry, column)?.map((key) => `${column}.${key}`) ?? [column]);

/** Whether two entries changed the same: a column as a whole is also each key within it. */
export function overlap(one: Changed, other: Changed): boolean {
  const theirs = fieldsOf(other);
  return fieldsOf(one).some((mine) =>
    theirs.some((field) => field === mine || field.startsWith(`${mine}.`) || mine.startsWith(`${field}.`)),
  );
}

/** Returns the columns that an entry changed as they were before it; what it left alone within a column stays as it is now. */
export function restoredColumns(entry: Changed, now: Columns): Columns {
  const restored = columnsOf(entry).map((column) => {
    const keys = keysWithin(entry, column);
    const was = entry.before?.[column] ?? null;
    if (!keys || !isObject(was)) return [column, was];
    const kept = Object.entries(isObject(now[column]) ? now[column] : {}).filter(([key]) => !keys.includes(key));
    const back = keys.flatMap((key) => (key in was ? [[key, was[key]]] : []));
    return [column, Object.fromEntries([...kept, ...back])];
  });
  return Object.fromEntries(restored);
}

/** Whether the fields that an entry changed have the same values in both rows. */
export const isSameValue = (entry: Changed, one: Columns, other: Columns): boolean =>
  columnsOf(entry).every((column) => {
    const keys = keysWithin(entry, column);
    const [a, b] = [one[column], other[column]];
    if (!keys || !isObject(a) || !isObject(b)) return isDeepStrictEqual(a ?? null, b ?? null);
    return keys.every((key) => isDeepStrictEqual(a[key], b[key]));
  });
