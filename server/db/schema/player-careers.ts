import { type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import {
  type AnyPgColumn,
  bigint,
  doublePrecision,
  type ExtraConfigColumn,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { minAttempts } from '#lib/basketball/all-time-minimum.ts';
import { type ShotKind, shotKinds } from '#lib/basketball/stat-sums.ts';
import type { Stat } from '#lib/basketball/statistics.ts';
import { refersTo, tenantOfParent } from './columns.ts';
import { people } from './people.ts';
import { statSumColumns } from './stat-line-columns.ts';

/** Key of all competitions taken together. */
export const everyCompetition = '';

const perGame = (sum: string, games = 'games') =>
  doublePrecision().generatedAlwaysAs(sql.raw(`(${sum})::float8 / nullif(${games}, 0)`));
const partOf = (stat: Stat) => `coalesce((recorded -> 'games' ->> '${stat}')::int, games)`;
const percentage = (kind: ShotKind) => {
  const { made, attempted } = shotKinds[kind];
  const known = `coalesce((recorded -> 'made' ->> '${made}')::int, ${toSnakeCase(made)})`;
  return doublePrecision().generatedAlwaysAs(sql.raw(`${known}::float8 / nullif(${toSnakeCase(attempted)}, 0)`));
};

/**
 * Career totals of a player by competition (the slug its leagues share), and over all; updated in the transaction that
 * stores a game. `timedGames` and `ratedGames` count the games with known minutes and index rating: the divisors of
 * these averages.
 */
export const playerCareers = pgTable(
  'player_career',
  {
    tenantId: tenantOfParent(),
    competition: text().notNull(),
    personId: uuid().notNull(),
    games: integer().notNull(),
    starts: integer().notNull(),
    timedGames: integer().notNull(),
    ratedGames: integer().notNull(),
    ...statSumColumns(),
    playedMs: bigint({ mode: 'number' }),
    rebounds: integer().generatedAlwaysAs(sql.raw('offensive_rebounds + defensive_rebounds')),
    pointsPerGame: perGame('points'),
    reboundsPerGame: perGame('offensive_rebounds + defensive_rebounds', partOf('defensiveRebounds')),
    assistsPerGame: perGame('assists', partOf('assists')),
    stealsPerGame: perGame('steals', partOf('steals')),
    blocksPerGame: perGame('blocks', partOf('blocks')),
    threePointersPerGame: perGame('three_pointers_made', partOf('threePointersMade')),
    pirPerGame: perGame('pir', 'rated_games'),
    msPerGame: perGame('played_ms', 'timed_games'),
    twoPointShare: percentage('twoPointers'),
    threePointShare: percentage('threePointers'),
    freeThrowShare: percentage('freeThrows'),
  },
  (t) => {
    const ranking = (name: string, value: ExtraConfigColumn, which?: SQL) => {
      const ranked = index(`player_career_${name}`).on(t.tenantId, t.competition, value.desc().nullsLast());
      return which ? ranked.where(which) : ranked;
    };
    const enough = (attempted: AnyPgColumn) => sql`${attempted} >= ${sql.raw(String(minAttempts))}`;
    return [
      primaryKey({ columns: [t.tenantId, t.personId, t.competition] }),
      refersTo('player_career_person', [t.tenantId, t.personId], people).onDelete('cascade'),
      ranking('games', t.games),
      ranking('minutes', t.playedMs),
      ranking('points', t.points),
      ranking('rebounds', t.rebounds),
      ranking('assists', t.assists),
      ranking('steals', t.steals),
      ranking('blocks', t.blocks),
      ranking('threes', t.threePointersMade),
      ranking('pir', t.pir),
      ranking('mean_minutes', t.msPerGame),
      ranking('mean_points', t.pointsPerGame),
      ranking('mean_rebounds', t.reboundsPerGame),
      ranking('mean_assists', t.assistsPerGame),
      ranking('mean_steals', t.stealsPerGame),
      ranking('mean_blocks', t.blocksPerGame),
      ranking('mean_threes', t.threePointersPerGame),
      ranking('mean_pir', t.pirPerGame),
      ranking('two_point_share', t.twoPointShare, enough(t.twoPointersAttempted)),
      ranking('three_point_share', t.threePointShare, enough(t.threePointersAttempted)),
      ranking('free_throw_share', t.freeThrowShare, enough(t.freeThrowsAttempted)),
    ];
  },
);
