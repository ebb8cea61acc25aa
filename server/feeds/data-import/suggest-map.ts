import { type DataImportMap, dateFormats } from '#lib/api/contract/data-import.ts';
import { parseDay, parseTimeOfDay } from '#server/feeds/csv/dates.ts';
import { translatedColumn } from '#server/feeds/csv/header-words.ts';
import { nearestWord } from '#server/feeds/csv/suggestion.ts';
import type { ReadTable } from './read-table.ts';

type Known = {
  /** Our columns, and those that every line needs. */
  columns: readonly string[];
  required: readonly string[];
  /** The map of the last file of this kind. */
  last: DataImportMap | null;
  /** What a line has where the file does not say it. */
  usual: Readonly<Record<string, string>>;
};

/**
 * Suggests which column of a file is which of ours: as it was mapped the last time, by our own name, by the word of a language, else by a
 * name that is nearly ours.
 */
export function suggestMap({ header, texts }: Pick<ReadTable, 'header' | 'texts'>, known: Known): DataImportMap {
  const { columns: ours, required, last, usual } = known;
  const columns: Record<string, string> = {};
  const taken = new Set<string>();
  const take = (column: string | null | undefined, name: string) => {
    if (!column || !ours.includes(column) || columns[column] !== undefined || taken.has(name)) return;
    columns[column] = name;
    taken.add(name);
  };
  const names = header.filter((name) => name !== '');
  for (const [column, name] of Object.entries(last?.columns ?? {})) if (names.includes(name)) take(column, name);
  for (const name of names) take(name.toLowerCase().replace(/[\s-]+/g, '_'), name);
  for (const name of names) take(translatedColumn(name, ours), name);
  for (const name of names) take(nearestWord(name, ours), name);
  const constants = Object.fromEntries(
    required.flatMap((column) => {
      const value = last?.constants[column] ?? usual[column];
      return columns[column] === undefined && value !== undefined ? [[column, value]] : [];
    }),
  );
  const dates = columnOf(columns, header, texts, ['date', 'birth_date', 'from', 'until']);
  return { columns, constants, date: dateFormatOf(dates), newTeams: false, replace: false };
}

function columnOf(
  columns: Readonly<Record<string, string>>,
  header: readonly string[],
  rows: readonly (readonly string[])[],
  wanted: readonly string[],
): string[] {
  const indexes = wanted.flatMap((column) => (columns[column] === undefined ? [] : header.indexOf(columns[column])));
  return rows.flatMap((row) => indexes.map((index) => row[index] ?? '')).filter((text) => text !== '');
}

/** Returns the format in which the most of these are days. */
function dateFormatOf(texts: readonly string[]): DataImportMap['date'] {
  const some = texts.slice(0, 2000);
  const fits = (format: string) => some.filter((text) => isDay(text, format)).length;
  const [best] = dateFormats.map((format) => ({ format, fit: fits(format) })).toSorted((a, b) => b.fit - a.fit);
  return best && best.fit > 0 ? best.format : 'YYYY-MM-DD';
}

function isDay(text: string, format: string): boolean {
  const day = parseDay(text, format);
  return day !== null && (day.rest === '' || parseTimeOfDay(day.rest) !== null);
}
