import { z } from 'zod';
import { sides } from '#lib/basketball/sides.ts';
import { defineCall } from './call.ts';
import { localeQuery, pageOf, pageQuery, slug } from './common.ts';
import { gameSummary } from './game.ts';
import { leagueRef } from './season.ts';
import { statLine, statSums } from './stat-line.ts';
import { teamRef } from './team.ts';

const seasonName = z.object({ slug, name: z.string() });

/**
 * Totals over games. Minutes are known for `timedGames` of them and the index rating for `ratedGames`: the divisors of
 * these averages.
 */
const careerSums = statSums.extend({
  starts: z.number().int(),
  timedGames: z.number().int(),
  ratedGames: z.number().int(),
});
export type CareerSums = z.infer<typeof careerSums>;

/** Totals for one team of one league. */
const careerSeason = careerSums.extend({ league: leagueRef, team: teamRef });
export type CareerSeason = z.infer<typeof careerSeason>;

/** Totals over all seasons of a competition: the leagues that share a slug. Null = all competitions. */
const careerTotal = careerSums.extend({ competition: seasonName.nullable() });
export type CareerTotal = z.infer<typeof careerTotal>;

/** `side` is the player's own in the game. */
const careerGame = z.object({
  game: gameSummary,
  side: z.enum(sides),
  starter: z.boolean(),
  line: statLine,
  pir: z.number().int().nullable(),
  efficiency: z.number().int().nullable(),
});
export type CareerGame = z.infer<typeof careerGame>;

export const highKinds = [
  'points',
  'rebounds',
  'assists',
  'steals',
  'blocks',
  'threePointersMade',
  'pir',
  'plusMinus',
  'minutes',
] as const;
export type HighKind = (typeof highKinds)[number];

/** Career high of a kind, the first game in which it was reached, and how often. */
const careerHigh = z.object({
  kind: z.enum(highKinds),
  /** Milliseconds for minutes. */
  value: z.number().int(),
  times: z.number().int(),
  game: careerGame,
});
export type CareerHigh = z.infer<typeof careerHigh>;

export const splitKinds = ['home', 'away', 'won', 'lost'] as const;
export type SplitKind = (typeof splitKinds)[number];

/** Totals by venue and result. `season` null = the whole career. */
const careerSplits = z.object({
  season: seasonName.nullable(),
  splits: z.array(careerSums.extend({ kind: z.enum(splitKinds) })),
});
export type CareerSplits = z.infer<typeof careerSplits>;

const playerCareer = z.object({
  /** The latest first. */
  seasons: z.array(careerSeason),
  /** All competitions first, then each one if there are several. Empty before the first game. */
  totals: z.array(careerTotal),
  highs: z.array(careerHigh),
  /** Latest season first, then the whole career if there was more than one season. */
  splits: z.array(careerSplits),
});
export type PlayerCareer = z.infer<typeof playerCareer>;

/** Shot location in metres from the centre of the attacked basket. */
const placedShot = z.object({
  points: z.union([z.literal(2), z.literal(3)]),
  made: z.boolean(),
  x: z.number(),
  y: z.number(),
});
export type PlacedShot = z.infer<typeof placedShot>;

const playerShots = z.object({
  /** Seasons with known shot locations, latest first. */
  seasons: z.array(seasonName),
  /** The season of `shots`; null if there is none. */
  season: seasonName.nullable(),
  shots: z.array(placedShot),
});
export type PlayerShots = z.infer<typeof playerShots>;

export const standingCategories = ['points', 'rebounds', 'assists'] as const;

const playerStanding = z.object({
  /** The latest league with statistics of the player. */
  season: z
    .object({
      league: leagueRef,
      figures: z.array(
        z.object({
          category: z.enum(standingCategories),
          /** Per game. */
          value: z.number(),
          /** Among the leaders of the league; null below the minimum to qualify. */
          rank: z.number().int().nullable(),
        }),
      ),
    })
    .nullable(),
  /** The next game of the current team. */
  next: gameSummary.nullable(),
});
export type PlayerStanding = z.infer<typeof playerStanding>;

const playerParams = z.object({ player: slug });

export const getPlayerCareer = defineCall({
  path: '/v2/website/players/{player}/career',
  summary: 'Career of a player: totals by team and competition, career highs, splits by venue and result',
  params: playerParams,
  query: localeQuery,
  answer: playerCareer,
});

export const listPlayerGames = defineCall({
  path: '/v2/website/players/{player}/games',
  summary:
    'The games of a player with the stat line of each, latest first; `counts` is false for friendlies, which no total has',
  params: playerParams,
  query: localeQuery.extend(pageQuery.shape).extend({ season: slug.optional() }),
  answer: pageOf(careerGame),
});

export const getPlayerShots = defineCall({
  path: '/v2/website/players/{player}/shots',
  summary: 'Shot locations of a player in a season, by default the latest',
  params: playerParams,
  query: localeQuery.extend({ season: slug.optional() }),
  answer: playerShots,
});

export const getPlayerStanding = defineCall({
  path: '/v2/website/players/{player}/standing',
  summary: 'Averages of a player in the latest league with the rank there, and the next game of the current team',
  params: playerParams,
  query: localeQuery,
  answer: playerStanding,
});
