import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Milestone, milestoneStats } from '#lib/api/contract/account/following.ts';
import { requireEntry } from '#lib/api/shapes/require-entry.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { countsInRollups } from '#server/league/game/counting.ts';
import { playedAt } from '#server/league/game/rows.ts';
import { loadPlayerRefs } from '#server/league/person/refs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { type CareerGame, milestonesOf } from './milestones-of.ts';

type Stat = (typeof milestoneStats)[number];

const maxPlayers = 50;
const maxMilestones = 10;

const values: Record<Stat, SQL> = {
  games: sql`1`,
  points: sql`${gamePlayerStats.points}`,
  rebounds: sql`coalesce(${gamePlayerStats.offensiveRebounds} + ${gamePlayerStats.defensiveRebounds}, 0)`,
  assists: sql`coalesce(${gamePlayerStats.assists}, 0)`,
  steals: sql`coalesce(${gamePlayerStats.steals}, 0)`,
  blocks: sql`coalesce(${gamePlayerStats.blocks}, 0)`,
};
const stats = Object.keys(values) as Stat[];

/** Lists what followed players reached in their games of the last 30 days, the latest first. */
export async function listMilestones(scope: ReadScope, personIds: string[]): Promise<Milestone[]> {
  if (personIds.length === 0) return [];
  const rows = await selectRecentGames(scope, personIds.slice(0, maxPlayers));
  const refs = await loadPlayerRefs(
    scope,
    rows.map(({ personId }) => personId),
  );
  return rows
    .flatMap(({ personId, gameId, ...game }) =>
      milestonesOf(game).map((milestone) => ({ ...milestone, gameId, player: requireEntry(refs, personId) })),
    )
    .filter(({ player }) => !player.isHidden)
    .slice(0, maxMilestones);
}

/** Each game of the last 30 days with its values, the career totals after it, and the bests before it. */
async function selectRecentGames(scope: ReadScope, personIds: string[]) {
  const career = sql`(partition by ${gamePlayerStats.personId} order by ${playedAt}, ${games.id}`;
  const all = (aggregate: (stat: Stat) => SQL): SQL<Record<Stat, number>> =>
    sql`jsonb_build_object(${sql.join(
      stats.map((stat) => sql`${sql.raw(`'${stat}'`)}, ${aggregate(stat)}`),
      sql`, `,
    )})`;
  const lines = scope.db.$with('line').as(
    scope.db
      .select({
        personId: gamePlayerStats.personId,
        gameId: gamePlayerStats.gameId,
        at: sql<string>`${playedAt}`.as('at'),
        values: all((stat) => values[stat]).as('values'),
        totals: all((stat) => sql`sum(${values[stat]}) over ${career})`).as('totals'),
        bests: all(
          (stat) =>
            sql`coalesce(max(${values[stat]}) over ${career} rows between unbounded preceding and 1 preceding), 0)`,
        ).as('bests'),
      })
      .from(gamePlayerStats)
      .innerJoin(games, belongsTo(gamePlayerStats, gamePlayerStats.gameId, games))
      .where(
        ofTenant(
          scope,
          gamePlayerStats,
          and(inArray(gamePlayerStats.personId, personIds), eq(gamePlayerStats.played, true), countsInRollups),
        ),
      ),
  );
  return scope.db
    .with(lines)
    .select({
      personId: lines.personId,
      gameId: lines.gameId,
      values: lines.values,
      totals: lines.totals,
      bests: lines.bests,
    })
    .from(lines)
    .where(sql`${lines.at} > now() - interval '30 days' and ${lines.at} < 'infinity'`)
    .orderBy(sql`${lines.at} desc`, lines.personId) satisfies PromiseLike<(CareerGame & { gameId: string })[]>;
}
