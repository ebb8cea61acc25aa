import type { TeamBox } from '#lib/basketball/box-score.ts';
import type { Side } from '#lib/basketball/events.ts';
import { ratio } from '#lib/basketball/ratings/ratio.ts';
import type { StatLine } from '#lib/basketball/stat-line.ts';
import { rebounds } from '#lib/basketball/stat-totals.ts';
import { formatInteger, formatPercent } from '#lib/i18n/format/numbers.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type statistics from '#messages/en/statistics.json';

type Value = { value: number | null; text: string };
type Read = (box: TeamBox, locale: Locale) => Value;

const count =
  (read: (box: TeamBox) => number | null): Read =>
  (box, locale) => ({ value: read(box), text: formatInteger(locale, read(box)) });

const shots =
  (made: keyof StatLine, attempted: keyof StatLine): Read =>
  ({ total }, locale) => {
    const [hits, tries] = [total[made], total[attempted]];
    if (hits === null || tries === null) return { value: hits, text: formatInteger(locale, hits) };
    const value = ratio(hits, tries);
    return { value, text: value === null ? '–' : `${formatPercent(locale, value, 0)} (${hits}/${tries})` };
  };

const rows = [
  { key: 'twoPointers', read: shots('twoPointersMade', 'twoPointersAttempted') },
  { key: 'threePointers', read: shots('threePointersMade', 'threePointersAttempted') },
  { key: 'freeThrows', read: shots('freeThrowsMade', 'freeThrowsAttempted') },
  { key: 'rebounds', read: count(({ total }) => rebounds(total)) },
  { key: 'assists', read: count(({ total }) => total.assists) },
  { key: 'turnovers', read: count(({ total }) => total.turnovers), isLowBetter: true },
  { key: 'steals', read: count(({ total }) => total.steals) },
  { key: 'blocks', read: count(({ total }) => total.blocks) },
  { key: 'benchPoints', read: count(({ benchPoints }) => benchPoints) },
  { key: 'pointsInThePaint', read: count(({ total }) => total.pointsInThePaint) },
] as const satisfies readonly { key: keyof typeof statistics; read: Read; isLowBetter?: boolean }[];

export type ComparisonRow = { key: (typeof rows)[number]['key']; home: string; away: string; better: Side | null };

/** Returns the totals of both teams side by side, without figures that are not recorded. */
export function comparisonRows(home: TeamBox, away: TeamBox, locale: Locale): ComparisonRow[] {
  return rows.flatMap(({ key, read, ...row }) => {
    const [homeValue, awayValue] = [read(home, locale), read(away, locale)];
    if (homeValue.value === null && awayValue.value === null) return [];
    const difference = (homeValue.value ?? 0) - (awayValue.value ?? 0);
    const better = difference === 0 ? null : difference > 0 !== 'isLowBetter' in row ? 'home' : 'away';
    return [{ key, home: homeValue.text, away: awayValue.text, better }];
  });
}
