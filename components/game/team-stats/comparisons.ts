import type { DuelSide } from '#components/ui/duel-bar.tsx';
import type { TeamBoxScore } from '#lib/api/contract/box-score.ts';
import { ratio } from '#lib/basketball/ratings/ratio.ts';
import { type ShotKind, shotKinds } from '#lib/basketball/stat-sums.ts';
import { rebounds } from '#lib/basketball/stat-totals.ts';
import { formatPlayed } from '#lib/i18n/format/clock.ts';
import { formatDecimal, formatInteger, formatPercent } from '#lib/i18n/format/numbers.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type statistics from '#messages/en/statistics.json';

type ReadFigure = (box: TeamBoxScore, locale: Locale) => DuelSide;
type Comparison = { key: keyof typeof statistics; isLowBetter?: boolean; figure: ReadFigure };

const count =
  (read: (box: TeamBoxScore) => number | null): ReadFigure =>
  (box, locale) => ({ value: read(box), text: formatInteger(locale, read(box)) });

/** Percentage with made/attempted; where attempts are not recorded, the shots made. */
const shots =
  (kind: ShotKind): ReadFigure =>
  ({ totals }, locale) => {
    const [made, attempted] = [totals[shotKinds[kind].made], totals[shotKinds[kind].attempted]];
    if (made === null || attempted === null) return { value: made, text: formatInteger(locale, made) };
    const percentage = ratio(made, attempted);
    return { value: percentage, text: formatPercent(locale, percentage), note: `${made}/${attempted}` };
  };

const rating =
  (read: (box: TeamBoxScore) => number | null): ReadFigure =>
  (box, locale) => ({ value: read(box), text: formatDecimal(locale, read(box)) });

/** Statistics compared between two teams, in display order. Keys are those of the `statistics` messages. */
export const comparisons: readonly Comparison[] = [
  { key: 'twoPointers', figure: shots('twoPointers') },
  { key: 'threePointers', figure: shots('threePointers') },
  { key: 'freeThrows', figure: shots('freeThrows') },
  { key: 'rebounds', figure: count(({ totals }) => rebounds(totals)) },
  { key: 'offensiveRebounds', figure: count(({ totals }) => totals.offensiveRebounds) },
  { key: 'assists', figure: count(({ totals }) => totals.assists) },
  { key: 'steals', figure: count(({ totals }) => totals.steals) },
  { key: 'turnovers', isLowBetter: true, figure: count(({ totals }) => totals.turnovers) },
  { key: 'blocks', figure: count(({ totals }) => totals.blocks) },
  { key: 'fouls', isLowBetter: true, figure: count(({ totals }) => totals.fouls) },
  { key: 'timeouts', figure: count(({ timeouts }) => timeouts) },
  { key: 'pointsInThePaint', figure: count(({ totals }) => totals.pointsInThePaint) },
  { key: 'fastBreakPoints', figure: count(({ totals }) => totals.fastBreakPoints) },
  { key: 'secondChancePoints', figure: count(({ totals }) => totals.secondChancePoints) },
  { key: 'pointsFromTurnovers', figure: count(({ totals }) => totals.pointsFromTurnovers) },
  { key: 'benchPoints', figure: count(({ benchPoints }) => benchPoints) },
  { key: 'largestLead', figure: count(({ largestLead }) => largestLead?.points ?? null) },
  { key: 'largestRun', figure: count(({ largestRun }) => largestRun) },
  {
    key: 'leadTime',
    figure: ({ leadMs }) => ({ value: leadMs, text: formatPlayed(leadMs) }),
  },
  { key: 'offensiveRating', figure: rating(({ ratings }) => ratings.offensiveRating) },
  { key: 'pir', figure: count(({ pir }) => pir) },
];
