import { z } from 'zod';
import { defineCall } from '#lib/api/contract/call.ts';
import { defineCommand } from '#lib/api/contract/command.ts';
import { localeQuery, storedWhole } from '#lib/api/contract/common.ts';
import { knockoutRounds, maxPlayoffTeams, pairings } from '#lib/basketball/series/plan-playoff.ts';
import { competitionName, namesByLanguage } from './names.ts';

export const seriesWords = ['best-of-1', 'best-of-3', 'best-of-5', 'best-of-7', 'two-legs'] as const;

const roundOfPlayoff = z.object({
  round: z.enum(knockoutRounds),
  series: z.enum(seriesWords),
  /** One letter a game, `H` where the better seed plays at home; left out, the usual one. */
  homePattern: z
    .string()
    .regex(/^[HA]{1,7}$/, 'has one letter a game, H or A')
    .optional(),
  /** The day of each game from the first, null where none is set yet. */
  gameDays: z.array(z.iso.date().nullable()).max(7).default([]),
});

const seeding = z.object({
  /** The phase whose table, or tables of groups, the teams come from. */
  phaseId: z.uuid(),
  teams: z.number().int().min(2).max(maxPlayoffTeams),
  pairing: z.enum(pairings),
});

const plan = seeding.extend({
  /** Each round of so many teams once, in any order; with `thirdPlace` the losers of the semi-finals play too. */
  rounds: z.array(roundOfPlayoff).min(1).max(knockoutRounds.length),
});
export type PlayoffPlan = z.output<typeof plan>;

const side = z.object({
  seed: z.number().int().nullable(),
  /** The place that the seed is, such as `1.` or `A1`; null for a side that a series decides. */
  place: z.string().nullable(),
  /** Who takes the side, or would by the table as it stands. */
  team: z.object({ id: z.string(), name: z.string() }).nullable(),
  from: z.object({ outcome: z.enum(['winner', 'loser']), round: z.string(), number: z.number().int() }).nullable(),
});
export type PlayoffSide = z.infer<typeof side>;

const bracketRound = z.object({
  name: z.string(),
  series: z.enum(seriesWords).nullable(),
  homePattern: z.string(),
  gameDays: z.array(z.iso.date().nullable()),
  duels: z.array(
    z.object({ home: side, away: side, homeWins: z.number().int(), awayWins: z.number().int(), isOver: z.boolean() }),
  ),
});
export type BracketRound = z.infer<typeof bracketRound>;

/** What stands between a table and its seeds. */
const standing = z.object({
  /** Games of the phase that have no result yet. */
  openGames: z.number().int(),
  /** Teams that share a place, which lots have to decide. */
  shared: z.array(z.string()),
  /** How many teams the table is short of. */
  missing: z.number().int(),
});

const bracket = standing.extend({ rounds: z.array(bracketRound) });
export type PlayoffBracket = z.infer<typeof bracket>;

const playoff = bracket
  .extend({
    phaseId: z.string(),
    name: z.string(),
    seeding: seeding.extend({ phaseId: z.string() }),
    isSeeded: z.boolean(),
    games: z.number().int(),
    gamesWithResult: z.number().int(),
  })
  .meta({ id: 'ManagedPlayoff' });
export type ManagedPlayoff = z.infer<typeof playoff>;

const leagueParams = z.object({ leagueId: z.uuid() });
const playoffParams = leagueParams.extend({ phaseId: z.uuid() });

const playoffs = z.object({
  /** The phases that teams can come from. */
  sources: z.array(
    z.object({
      phaseId: z.string(),
      name: z.string(),
      groups: z.array(z.string()),
      teams: z.number().int(),
      openGames: z.number().int(),
    }),
  ),
  items: z.array(playoff),
});
export type PlayoffsOfLeague = z.infer<typeof playoffs>;

export const listPlayoffs = defineCall({
  path: '/v2/manage/leagues/{leagueId}/playoffs',
  summary:
    'The playoffs of a league that are seeded from a table, each as it is or as it would be by the table as it stands',
  params: leagueParams,
  query: localeQuery,
  answer: playoffs,
});

export const previewPlayoff = defineCommand({
  method: 'POST',
  path: '/v2/manage/leagues/{leagueId}/playoffs/preview',
  summary: 'The series that a playoff would have, with who would meet by the table as it stands; it changes nothing',
  params: leagueParams,
  body: plan.extend(localeQuery.shape),
  answer: bracket,
});

export const createPlayoff = defineCommand({
  method: 'POST',
  path: '/v2/manage/leagues/{leagueId}/playoffs',
  summary: 'Declares a playoff: its rounds, their formats and which places meet; its teams come with the seeding',
  params: leagueParams,
  body: plan.extend({ name: competitionName.optional(), names: namesByLanguage.optional() }),
  answer: playoff,
});
export type PlayoffToCreate = z.output<typeof createPlayoff.body>;

export const seedPlayoff = defineCommand({
  method: 'PUT',
  path: '/v2/manage/leagues/{leagueId}/playoffs/{phaseId}/seeding',
  summary:
    'Puts the teams of the table into the first series and makes their games; before the last game only where the open ones are named',
  params: playoffParams,
  body: z.object({
    /** How many games are open, as it was told to whoever decides. */
    openGames: storedWhole.default(0),
  }),
  answer: playoff,
});

export const clearPlayoff = defineCommand({
  method: 'DELETE',
  path: '/v2/manage/leagues/{leagueId}/playoffs/{phaseId}/seeding',
  summary: 'Takes the teams and the games of a playoff out again; none in which a game has a result',
  params: playoffParams,
  body: z.object({}),
  answer: playoff,
});

export const deletePlayoff = defineCommand({
  method: 'DELETE',
  path: '/v2/manage/leagues/{leagueId}/playoffs/{phaseId}',
  summary: 'Deletes a playoff, with its games where their number is given; none in which a game has a result',
  params: playoffParams,
  body: z.object({ removing: z.object({ games: storedWhole }).optional() }),
  answer: z.object({ name: z.string(), games: z.number().int() }),
});
