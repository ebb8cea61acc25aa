import { z } from 'zod';
import { defineCall } from '#lib/api/contract/call.ts';
import { localeQuery } from '#lib/api/contract/common.ts';
import {
  credits,
  fantasyPath,
  gameOfLines,
  ledgerLine,
  pick,
  roundRef,
  squadParams,
  squadRef,
  units,
  whole,
} from './common.ts';

/** The squad of a round as it was when points were made; `lines` are of all its picks, `games` those that the lines are of. */
export const squadRound = z
  .object({
    round: roundRef,
    points: units,
    rank: whole.nullable(),
    /** The squad joined later and gets the average of the others. */
    isAverage: z.boolean(),
    picks: z.array(pick),
    lines: z.array(ledgerLine.extend({ entrant: whole })),
    games: z.array(gameOfLines),
  })
  .meta({ id: 'FantasySquadRound' });
export type SquadRound = z.infer<typeof squadRound>;

const squadPage = z
  .object({
    squad: squadRef,
    points: units,
    rank: whole.nullable(),
    /** Of the latest round whose deadline has passed. */
    value: credits.nullable(),
    rounds: z.array(z.object({ round: roundRef, points: units, rank: whole.nullable(), isAverage: z.boolean() })),
    /** The round asked for, else the latest whose deadline has passed; null before the first. */
    shown: squadRound.nullable(),
    achievements: z.array(z.object({ kind: z.enum(['round-won', 'best-captain', 'perfect-five']), round: whole })),
  })
  .meta({ id: 'FantasySquadPage' });
export type SquadPage = z.infer<typeof squadPage>;

export const getFantasySquad = defineCall({
  path: `${fantasyPath}/squads/{squad}`,
  summary: 'A squad with its rounds; of a round whose deadline has not passed nothing is told',
  params: squadParams,
  query: localeQuery.extend({ round: z.coerce.number().int().min(1).max(1000).optional() }),
  answer: squadPage,
});
