import type { RoundDecision, SeriesFormat } from './series.ts';

/** The declared format of one playoff round; absent keys are declared elsewhere or not at all. */
export type RoundFormat = { series?: SeriesFormat | undefined; decides?: RoundDecision | undefined };

/**
 * The playoff formats that a league declares: by name of the round, and whether its champion is the winner of the final or
 * the first of the final standings.
 */
export type LeaguePlayoffs = { champion?: 'final' | 'table' | undefined; rounds: Record<string, RoundFormat> };

/** Formats a series format as in files: `best-of-3`, `two-legs`. */
export const seriesWord = (format: SeriesFormat): string =>
  format.kind === 'two-legs' ? 'two-legs' : `best-of-${format.of}`;

/** Parses `best-of-N` with an odd N to 99, or `two-legs`; null for any other text. */
export function parseSeriesWord(text: string): SeriesFormat | null {
  if (text === 'two-legs') return { kind: 'two-legs' };
  const of = Number(/^best-of-(\d{1,2})$/.exec(text)?.[1]);
  return of % 2 === 1 ? { kind: 'best-of', of } : null;
}
