import { z } from 'zod';
import { defineCall } from './call.ts';
import { instant, localeQuery, slug } from './common.ts';
import { gameAddress, gameStates, gameSummary } from './game.ts';

/** Filter of a schedule. A league is given by slug over all seasons, a team by its slug or that of its club. */
export const scheduleFilter = z.object({ league: slug.optional(), team: slug.optional(), venue: slug.optional() });
export type ScheduleFilter = z.infer<typeof scheduleFilter>;

/** What a calendar feed is asked for; without scores by who watches games later. */
export const calendarQuery = z.object({ scores: z.enum(['all', 'none']).default('all') });

/** A calendar month with partial weeks at both ends. */
const maxScheduleDays = 42;

const dayMs = 86_400_000;

export const getSchedule = defineCall({
  path: '/v2/website/schedule',
  summary: `Games of all leagues in a range of days (venue time, at most ${maxScheduleDays} days), and the nearest days with games before and after`,
  params: z.object({}),
  query: localeQuery
    .extend(scheduleFilter.shape)
    .extend({ from: z.iso.date(), until: z.iso.date() })
    .refine(({ from, until }) => until >= from, { path: ['until'], message: 'must not be before "from"' })
    .refine(({ from, until }) => (Date.parse(until) - Date.parse(from)) / dayMs < maxScheduleDays, {
      path: ['until'],
      message: `must be less than ${maxScheduleDays} days after "from"`,
    }),
  answer: z.object({
    games: z.array(gameSummary),
    previous: z.iso.date().nullable(),
    next: z.iso.date().nullable(),
  }),
});

const option = z.object({ slug, name: z.string() });

export const getScheduleOverview = defineCall({
  path: '/v2/website/schedule/overview',
  summary: 'Opening day and filters of the schedule',
  params: z.object({}),
  query: localeQuery,
  answer: z.object({
    /** Day of the game in play or next, else of the last one; null without games. */
    openingDay: z.iso.date().nullable(),
    leagues: z.array(option),
    teams: z.array(option),
    venues: z.array(option),
  }),
});

const stripTeam = z.object({
  name: z.string(),
  shortName: z.string(),
  crest: z.string().nullable(),
  /** The first of its colours, for a team without a crest. */
  color: z.string().nullable(),
});

/** A game of the score strip: what one line of it shows. */
const stripGame = z
  .object({
    id: z.string(),
    address: gameAddress,
    state: z.enum(gameStates),
    tipOffAt: instant.nullable(),
    /** The day at the venue. */
    day: z.iso.date(),
    home: stripTeam.nullable(),
    away: stripTeam.nullable(),
    score: z.object({ home: z.number().int(), away: z.number().int() }).nullable(),
    overtimes: z.number().int(),
    /** The period of a live game, and whether it is over. */
    period: z.object({ number: z.number().int(), isOver: z.boolean() }).nullable(),
  })
  .meta({ id: 'StripGame' });
export type StripGame = z.infer<typeof stripGame>;

export const maxStripGames = 60;

export const getScoreStrip = defineCall({
  path: '/v2/website/score-strip',
  summary: `Games of yesterday, today and tomorrow by tip-off, else of the nearest day with games; the ${maxStripGames} nearest to now at most`,
  params: z.object({}),
  query: localeQuery,
  answer: z.object({ games: z.array(stripGame) }),
});
