import { z } from 'zod';
import { type LeaguePlayoffs, parseSeriesWord, seriesWord } from '#lib/basketball/series/league-playoffs.ts';
import { roundDecisions, type SeriesFormat } from '#lib/basketball/series/series.ts';
import { oneOf } from './values.ts';

const seriesCure = 'write best-of-1, best-of-3, best-of-5, best-of-7 … or two-legs';
const series = z
  .string(seriesCure)
  .refine((text) => parseSeriesWord(text) !== null, seriesCure)
  .transform((text): SeriesFormat => parseSeriesWord(text) ?? { kind: 'two-legs' });

/** The playoff formats of a league in a file, by name of the round. */
export const playoffsInFile = z.strictObject({
  champion: oneOf(['final', 'table']).optional(),
  rounds: z
    .record(
      z.string().min(1).max(80),
      z.strictObject(
        { series: series.optional(), decides: oneOf(roundDecisions).optional() },
        'give series, decides or both',
      ),
      'give the names of the rounds, each with its series',
    )
    .default({}),
});

/** Writes declared formats as in a file. */
export const playoffsForFile = ({ champion, rounds }: LeaguePlayoffs) => ({
  ...(champion && { champion }),
  rounds: Object.fromEntries(
    Object.entries(rounds).map(([name, { series, decides }]) => [
      name,
      { ...(series && { series: seriesWord(series) }), ...(decides && { decides }) },
    ]),
  ),
});
