import { parseDay, parseTimeOfDay } from '#server/feeds/csv/dates.ts';
import type { RosterColumn } from './columns.ts';
import type { RosterReader } from './roster-row.ts';

/** Returns the cell as a date (`YYYY-MM-DD`), null where it is empty. */
export function parseDate(reader: RosterReader, column: RosterColumn): string | null {
  const text = reader.text(column);
  if (text === '') return null;
  const { day = null, rest = '' } = parseDay(text, reader.formats.date) ?? {};
  const isDay = day !== null && (rest === '' || parseTimeOfDay(rest) !== null);
  if (!isDay) {
    const cure = 'Correct it, or set "formats.date" in the map';
    reader.fail(column, `"${text}" is no day written as ${reader.formats.date}`, cure);
  }
  return isDay ? day : null;
}
