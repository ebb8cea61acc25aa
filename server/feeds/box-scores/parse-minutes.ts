import { parseClock } from '#server/feeds/mapped-game/parse-clock.ts';
import type { BoxScoreReader } from './box-score-row.ts';

/** How box scores mark a player who did not play. */
const absent = /^(dnp\b.*|did not play|dns|dnd|nwt|-|–)$/i;
const maxMs = 600 * 60_000;

/** Returns the playing time in milliseconds, null where the cell is empty, `absent` where it marks that the player did not play. */
export function parseMinutes(reader: BoxScoreReader): number | null | 'absent' {
  const text = reader.text('minutes');
  if (text === '') return null;
  if (absent.test(text)) return 'absent';
  const ms = /^\d{1,3}([.,]\d+)?$/.test(text)
    ? Math.round(Number(text.replace(',', '.')) * 60) * 1000
    : (parseDuration(text) ?? parseClock(text));
  if (ms !== null && ms <= maxMs) return ms;
  reader.fail('minutes', `"${text}" is no playing time`, 'Write 33:21 or 0:33:21, minutes such as 33.5, or DNP');
  return null;
}

/** Parses `0:33:21`, and `33:21:00` as spreadsheets show a typed 33:21, to milliseconds. */
function parseDuration(text: string): number | null {
  const [, ...parts] = /^(\d{1,3}):([0-5]\d):([0-5]\d)$/.exec(text) ?? [];
  const [first = 0, second = 0, third = 0] = parts.map(Number);
  if (parts.length === 0) return null;
  const seconds = first > 0 && third === 0 ? first * 60 + second : (first * 60 + second) * 60 + third;
  return seconds * 1000;
}
