import { formatPlayingTime } from '#lib/basketball/minutes.ts';
import { type Stat, statRules } from '#lib/basketball/statistics.ts';

const count = /^\d{1,3}$/;
const difference = /^[+\-−]?\d{1,3}$/;
const time = /^(\d{1,3})(?:[:.](\d{1,2}))?$/;

/** Whether a cell is empty or holds what its column counts: whole numbers, minutes as `12` or `12:30`, a plus/minus with its sign. */
export function isValidCell(stat: Stat, text: string): boolean {
  return text === '' || cellValue(stat, text) !== null;
}

/** Returns the value of a cell, times in milliseconds; null for an empty one and for what is no number. */
export function cellValue(stat: Stat, text: string): number | null {
  const { kind } = statRules[stat];
  if (kind === 'time') {
    const [, minutes, seconds = '0'] = time.exec(text) ?? [];
    return minutes === undefined || Number(seconds) > 59 ? null : (Number(minutes) * 60 + Number(seconds)) * 1000;
  }
  if (!(kind === 'difference' ? difference : count).test(text)) return null;
  return Number(text.replace('−', '-'));
}

/** Returns what a cell shows of a value. */
export const textOf = (stat: Stat, value: number): string =>
  statRules[stat].kind === 'time' ? formatPlayingTime(value) : String(value);
