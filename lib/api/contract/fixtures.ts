import { z } from 'zod';
import { defineCall } from './call.ts';
import { defineCommand } from './command.ts';
import { localeQuery, slug, storedWhole } from './common.ts';
import { gameParams, gameStates } from './game.ts';
import { planDay, planTime } from './plan-form.ts';
import { leagueParams, phaseKinds } from './season.ts';

const date = planDay;
const time = planTime;
/** The revision of the game that the change is based on; left out, it changes whatever there is. */
const revision = storedWhole.optional();
const roundNumber = z.number().int().min(1).max(200);

/** What the office may make of a game that was not played. */
export const fixtureStates = ['scheduled', 'postponed', 'cancelled'] as const;

/** When, where and between whom a game is played; teams and venues by their slugs, date and time as at the venue. */
const fixture = z
  .object({
    id: z.string(),
    /** Raised by every change of the schedule, whoever makes it. */
    revision: storedWhole,
    home: slug.nullable(),
    away: slug.nullable(),
    /** The number of its round; null in a series, or in a round that has only a name. */
    round: roundNumber.nullable(),
    date: date.nullable(),
    /** Only with a date. */
    time: time.nullable(),
    venue: slug.nullable(),
    isNeutralVenue: z.boolean(),
    state: z.enum(gameStates),
    /** It has a result or has begun: teams and state stay. */
    isPlayed: z.boolean(),
  })
  .meta({ id: 'Fixture' });
export type Fixture = z.infer<typeof fixture>;

/** A team or a venue that has two games at about the same time. */
const fixtureClash = z.object({
  gameId: z.string().nullable(),
  kind: z.enum(['team', 'venue']),
  /** The team or venue. */
  name: z.string(),
  /** The other game, as at its venue. */
  date,
  time,
  home: z.string(),
  away: z.string(),
  league: z.string(),
});
export type FixtureClash = z.infer<typeof fixtureClash>;

const named = z.object({ slug, name: z.string() });

const leagueFixtures = z.object({
  teams: z.array(named),
  venues: z.array(named),
  /** The rounds and series in their order, each with its games. */
  rounds: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      phase: z.string(),
      kind: z.enum(phaseKinds),
      number: z.number().int().nullable(),
      games: z.array(fixture),
    }),
  ),
  clashes: z.array(fixtureClash),
});
export type LeagueFixtures = z.infer<typeof leagueFixtures>;

export const listFixtures = defineCall({
  path: '/v2/manage/seasons/{season}/leagues/{league}/fixtures',
  summary: 'All games of a league by round, with what they can be changed to, and double bookings',
  params: leagueParams,
  query: localeQuery,
  answer: leagueFixtures,
});

export const listFixtureClashes = defineCall({
  path: '/v2/manage/seasons/{season}/leagues/{league}/fixtures/clashes',
  summary: 'Says which team or venue would have two games at once, before a game is saved',
  params: leagueParams,
  query: localeQuery.extend({
    /** The game itself, which is not in its own way. */
    game: z.uuid().optional(),
    date,
    time,
    home: slug.optional(),
    away: slug.optional(),
    venue: slug.optional(),
  }),
  answer: z.object({ clashes: z.array(fixtureClash) }),
});

const fields = fixture
  .pick({ round: true, date: true, time: true, venue: true, isNeutralVenue: true })
  .extend({ home: slug, away: slug, round: roundNumber });

export const addFixture = defineCommand({
  method: 'POST',
  path: '/v2/manage/seasons/{season}/leagues/{league}/fixtures',
  summary:
    'Adds a game: to a round of the regular season by its number, which is made if need be, or to a round or series of any phase',
  params: leagueParams,
  body: fields
    .partial({ round: true, date: true, time: true, venue: true, isNeutralVenue: true })
    .extend({
      /** The id of a round or of a round of a playoff, in which the games of a pair are a series. */
      part: z.uuid().optional(),
    })
    .refine(({ round, part }) => (round === undefined) !== (part === undefined), {
      path: ['round'],
      message: 'give the number of the round, or the id of a part',
    }),
  answer: fixture,
});
export type NewFixture = z.input<typeof addFixture.body>;

export const setFixture = defineCommand({
  method: 'PUT',
  path: '/v2/manage/games/{gameId}/fixture',
  summary: 'Changes time, place, round, teams or state of a game; what is left out stays, null clears',
  params: gameParams,
  body: fields.partial().extend({ state: z.enum(fixtureStates).optional(), revision }),
  answer: fixture,
});
export type FixtureChange = z.input<typeof setFixture.body>;

export const removeFixture = defineCommand({
  method: 'DELETE',
  path: '/v2/manage/games/{gameId}/fixture',
  summary: 'Removes a game that was not played',
  params: gameParams,
  body: z.object({ revision }),
  answer: z.object({ id: z.string() }),
});
