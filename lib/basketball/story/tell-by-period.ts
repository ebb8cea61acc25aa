import type { StoryFact, StoryPeriod } from './story-fact.ts';
import type { StoryGame } from './story-game.ts';

/** The points of a period as the winner sees them. */
export type PeriodPoints = { period: number; own: number; other: number };

const quarters = ['q1', 'q2', 'q3', 'q4'] as const;

/** The quarter that decided is worth naming from this margin on. */
const minQuarterMargin = 6;

/** Returns how a period is called; null in a game of two halves, whose periods have no names here. */
export function storyPeriod(period: number | null, regularPeriods: number): StoryPeriod {
  if (period === null) return null;
  if (period > regularPeriods) return 'overtime';
  return regularPeriods === quarters.length ? (quarters[period - 1] ?? null) : null;
}

/** Returns whether the winner was ahead, or how far behind, at the breaks. */
export function shapeOfBreaks(periods: readonly PeriodPoints[], { regularPeriods }: StoryGame): StoryFact | null {
  if (regularPeriods !== quarters.length || periods.length < quarters.length) return null;
  const breaks: { own: number; other: number; period: 'q1' | 'q2' | 'q3' }[] = [];
  for (const [index, period] of (['q1', 'q2', 'q3'] as const).entries()) {
    const { own = 0, other = 0 } = breaks.at(-1) ?? {};
    breaks.push({ own: own + (periods[index]?.own ?? 0), other: other + (periods[index]?.other ?? 0), period });
  }
  if (periods.length === quarters.length && breaks.every(({ own, other }) => own > other))
    return { kind: 'ahead-at-breaks' };
  const [worst] = breaks.toSorted((a, b) => a.own - a.other - (b.own - b.other));
  return worst && worst.own < worst.other ? { kind: 'behind-at-break', ...worst } : null;
}

/** Returns the quarter without which the winner would not have won, if there is just one. */
export function turnByPeriod(periods: readonly PeriodPoints[], { regularPeriods }: StoryGame): StoryFact | null {
  if (regularPeriods !== quarters.length || periods.length !== quarters.length) return null;
  const margin = periods.reduce((sum, { own, other }) => sum + own - other, 0);
  const decisive = periods.filter(({ own, other }) => own - other >= Math.max(margin, minQuarterMargin));
  const [only] = decisive;
  const period = only && quarters[only.period - 1];
  return only && period && decisive.length === 1
    ? { kind: 'decisive-period', period, own: only.own, other: only.other }
    : null;
}

/** Returns the score after regulation and the points of the overtimes; null without any. */
export function tellOvertime(periods: readonly PeriodPoints[], { regularPeriods }: StoryGame): StoryFact | null {
  const sum = (part: readonly PeriodPoints[], key: 'own' | 'other') =>
    part.reduce((total, points) => total + points[key], 0);
  const regulation = periods.filter(({ period }) => period <= regularPeriods);
  const extra = periods.filter(({ period }) => period > regularPeriods);
  const level = sum(regulation, 'own');
  if (extra.length === 0 || level !== sum(regulation, 'other')) return null;
  return { kind: 'overtime', level, overtimes: extra.length, own: sum(extra, 'own'), other: sum(extra, 'other') };
}
