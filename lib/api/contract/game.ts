import { z } from 'zod';
import { rulings } from '#lib/basketball/result/claim.ts';
import { logFaultKinds } from '#lib/basketball/result/log-check.ts';
import { defineCall } from './call.ts';
import { instant, localeQuery, pageOf, pageQuery, slug } from './common.ts';
import { leagueParams, leagueRef, phaseKinds } from './season.ts';
import { seriesFormat } from './series-format.ts';
import { teamRef } from './team.ts';
import { videoSource, webAddress } from './video.ts';

/** `unconfirmed`: play is over by all appearances, and no source has stated the result. */
export const gameStates = [
  'scheduled',
  'live',
  'suspended',
  'unconfirmed',
  'final',
  'forfeited',
  'defaulted',
  'postponed',
  'cancelled',
  'annulled',
] as const;
export type GameState = (typeof gameStates)[number];

/** What officials are in a game. */
export const gameOfficialRoles = ['referee', 'umpire', 'commissioner', 'table'] as const;

/** How much of a game is recorded: nothing, the score, a box score, or the full log. */
export const coverages = ['none', 'score', 'scoresheet', 'box-score', 'log'] as const;
export type Coverage = (typeof coverages)[number];

/** URL parts of a game. In a playoff, `round` is the number of the game in its series. */
export const gameAddress = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('round'), season: slug, league: slug, round: slug, game: slug }),
  z.object({ kind: z.literal('playoff'), season: slug, league: slug, playoffRound: slug, duel: slug, round: slug }),
]);
export type GameAddress = z.infer<typeof gameAddress>;

/** `at` is null while the time is not set, `date`, the day at the venue, while that is not set either. */
const tipOff = z.object({ at: instant.nullable(), date: z.iso.date().nullable(), timeZone: z.string() });
export type TipOff = z.infer<typeof tipOff>;

export const venueRef = z.object({ id: z.string(), slug, name: z.string(), city: z.string().nullable() });
export type VenueRef = z.infer<typeof venueRef>;

export const periodScore = z.object({ period: z.number().int(), home: z.number().int(), away: z.number().int() });
export type PeriodScore = z.infer<typeof periodScore>;

export const gameSummary = z
  .object({
    id: z.string(),
    address: gameAddress,
    league: leagueRef,
    phase: z.object({ slug, name: z.string(), kind: z.enum(phaseKinds) }),
    round: z.object({ slug, name: z.string(), number: z.number().int().nullable() }),
    /** False for a friendly or another game outside the competition, which no table, total or record counts. */
    counts: z.boolean(),
    state: z.enum(gameStates),
    tipOff,
    /** Null while the pairing is unknown. */
    home: teamRef.nullable(),
    away: teamRef.nullable(),
    score: z.object({ home: z.number().int(), away: z.number().int() }).nullable(),
    /** Points of each period, regular periods first, then overtimes. Empty if only the result is known. */
    periods: z.array(periodScore),
    overtimes: z.number().int(),
    /** The scoreboard of a live game: its clock showed `clockMs` at `at`, and has run since if `running`. */
    live: z
      .object({
        period: z.number().int(),
        clockMs: z.number().int().nullable(),
        running: z.boolean(),
        at: instant.nullable(),
      })
      .nullable(),
    venue: venueRef.nullable(),
    coverage: z.enum(coverages),
  })
  .meta({ id: 'GameSummary' });
export type GameSummary = z.infer<typeof gameSummary>;

/** A fault of a log: `found` and `expected` are points, players on court or minutes of `side`. */
const logFault = z
  .object({
    kind: z.enum(logFaultKinds),
    side: z.enum(['home', 'away']).nullable(),
    found: z.number().int().nullable(),
    expected: z.number().int().nullable(),
  })
  .meta({ id: 'LogFault' });

/** Where a game is shown: a channel or a stream, and its page. */
export const watchLink = z.object({ label: z.string(), url: webAddress });
export type WatchLink = z.infer<typeof watchLink>;

const gameVideo = z
  .object({
    title: z.string(),
    /** The page of the video, or its file. */
    url: z.string(),
    source: videoSource,
    /** The second of the video at which each period begins; null for one that it does not show. */
    periodOffsets: z.array(z.number().int().nullable()),
  })
  .meta({ id: 'GameVideo' });
export type GameVideo = z.infer<typeof gameVideo>;

/** A decision on a game: its day and the league's own text where there is one, and its document. */
export const gameRuling = z
  .object({
    kind: z.enum(rulings),
    decidedOn: z.iso.date().nullable(),
    text: z.string().nullable(),
    document: z.object({ title: z.string(), file: z.string() }).nullable(),
  })
  .meta({ id: 'GameRuling' });
export type GameRuling = z.infer<typeof gameRuling>;

export const game = gameSummary.extend({
  attendance: z.number().int().nullable(),
  officials: z.array(z.object({ name: z.string(), role: z.enum(gameOfficialRoles) })),
  regularPeriods: z.number().int(),
  periodMs: z.number().int(),
  overtimeMs: z.number().int(),
  rulesProfile: z.string(),
  /** The side that forfeited or defaulted; null in any other state. */
  guilty: z.enum(['home', 'away', 'both']).nullable(),
  /** What was played, where a decision made another score. */
  playedScore: z.object({ home: z.number().int(), away: z.number().int() }).nullable(),
  /** The decision that stands, and the protest that is announced beside it or alone. */
  rulings: z.array(gameRuling),
  series: z
    .object({
      format: seriesFormat,
      homeWins: z.number().int(),
      awayWins: z.number().int(),
      /** Points of all games, by which two legs are decided. */
      points: z.object({ home: z.number().int(), away: z.number().int() }),
      games: z.array(gameSummary),
    })
    .nullable(),
  /** The play-by-play ends early or differs from the result, so that the numbers come from elsewhere: see `coverage`. */
  logIncomplete: z.boolean(),
  /** Why, and where the log has players or minutes that cannot be. */
  logFaults: z.array(logFault),
  watch: z.array(watchLink),
  /** Where tickets are sold. */
  tickets: z.string().nullable(),
  videos: z.array(gameVideo),
  hasPhotos: z.boolean(),
  /** Whether its league plays a fantasy season. */
  hasFantasy: z.boolean(),
  seq: z.number().int(),
});
export type Game = z.infer<typeof game>;

export const gameParams = z.object({ gameId: z.uuid() });

export const listGames = defineCall({
  path: '/v2/website/games',
  summary:
    'Games of the tenant, a team or a league by time: `upcoming` earliest first, `finished` latest first; `overdue`: over by the calendar and without a result, latest first; `annulled` latest first; `called-off`: postponed or cancelled in the current season, earliest first',
  params: z.object({}),
  query: localeQuery.extend(pageQuery.shape).extend({
    when: z.enum(['upcoming', 'finished', 'live', 'overdue', 'annulled', 'called-off']).default('upcoming'),
    team: slug.optional(),
    season: slug.optional(),
    league: slug.optional(),
  }),
  answer: pageOf(gameSummary),
});

export const listLeagueGames = defineCall({
  path: '/v2/website/seasons/{season}/leagues/{league}/games',
  summary: 'All games of a league, by round and time',
  params: leagueParams,
  query: localeQuery.extend({
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(1000).default(500),
  }),
  answer: pageOf(gameSummary),
});

export const getRoundGame = defineCall({
  path: '/v2/website/seasons/{season}/leagues/{league}/rounds/{round}/games/{game}',
  summary: 'A game of a round',
  params: leagueParams.extend({ round: slug, game: slug }),
  query: localeQuery,
  answer: game,
});

export const getPlayoffGame = defineCall({
  path: '/v2/website/seasons/{season}/leagues/{league}/playoff/{playoffRound}/{duel}/games/{round}',
  summary: 'A game of a playoff series, by its number in the series',
  params: leagueParams.extend({ playoffRound: slug, duel: slug, round: slug }),
  query: localeQuery,
  answer: game,
});
