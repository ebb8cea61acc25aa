import { z } from 'zod';
import { sides } from '#lib/basketball/events.ts';
import { defineCall } from './call.ts';
import { localeQuery, pageOf, pageQuery, slug } from './common.ts';
import { gameSummary } from './game.ts';
import { leagueRef } from './season.ts';
import { statLine } from './stat-line.ts';
import { teamRef } from './team.ts';

const seasonName = z.object({ slug, name: z.string() });

/** Sums over games. Minutes are known of `timedGames` of them, the index of `ratedGames`: averages of these are over those. */
const careerSums = z.object({
  games: z.number().int(),
  starts: z.number().int(),
  timedGames: z.number().int(),
  ratedGames: z.number().int(),
  totals: statLine,
  pir: z.number().int().nullable(),
  efficiency: z.number().int(),
});
export type CareerSums = z.infer<typeof careerSums>;

/** Sums for one team of one league. */
const careerSeason = careerSums.extend({ league: leagueRef, team: teamRef });
export type CareerSeason = z.infer<typeof careerSeason>;

/** Sums over all seasons of a competition: the leagues that share a slug. Null = of all together. */
const careerTotal = careerSums.extend({ competition: seasonName.nullable() });
export type CareerTotal = z.infer<typeof careerTotal>;

/** `side` is the player's own in the game. */
const careerGame = z.object({
  game: gameSummary,
  side: z.enum(sides),
  starter: z.boolean(),
  line: statLine,
  pir: z.number().int().nullable(),
  efficiency: z.number().int(),
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

/** The most of a kind in one game, the first game in which it was reached, and in how many it was. */
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

/** Games by where they were and how they ended. `season` null = the whole career. */
const careerSplits = z.object({
  season: seasonName.nullable(),
  splits: z.array(careerSums.extend({ kind: z.enum(splitKinds) })),
});
export type CareerSplits = z.infer<typeof careerSplits>;

const playerCareer = z.object({
  /** The latest first. */
  seasons: z.array(careerSeason),
  /** All together first, then each competition if there are several. Empty before the first game. */
  totals: z.array(careerTotal),
  highs: z.array(careerHigh),
  /** The latest season first, then the whole career if there was more than one. */
  splits: z.array(careerSplits),
});
export type PlayerCareer = z.infer<typeof playerCareer>;

/** Where a shot was taken, in metres from the centre of the attacked basket. */
const placedShot = z.object({
  points: z.union([z.literal(2), z.literal(3)]),
  made: z.boolean(),
  x: z.number(),
  y: z.number(),
});
export type PlacedShot = z.infer<typeof placedShot>;

const playerShots = z.object({
  /** Seasons with games of which places of shots are known, the latest first. */
  seasons: z.array(seasonName),
  /** The season whose shots these are; null where there are none. */
  season: seasonName.nullable(),
  shots: z.array(placedShot),
});
export type PlayerShots = z.infer<typeof playerShots>;

const playerParams = z.object({ player: slug });

export const getPlayerCareer = defineCall({
  path: '/v2/website/players/{player}/career',
  summary: 'What a player has done: sums by team and competition, highs, and splits by place and result',
  params: playerParams,
  query: localeQuery,
  answer: playerCareer,
});

export const listPlayerGames = defineCall({
  path: '/v2/website/players/{player}/games',
  summary: 'The games of a player with what was done in each, the latest first',
  params: playerParams,
  query: localeQuery.extend(pageQuery.shape).extend({ season: slug.optional() }),
  answer: pageOf(careerGame),
});

export const getPlayerShots = defineCall({
  path: '/v2/website/players/{player}/shots',
  summary: 'Where a player shot from in a season, the latest one if none is named',
  params: playerParams,
  query: localeQuery.extend({ season: slug.optional() }),
  answer: playerShots,
});
