import { asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { GameState, GameSummary } from '#lib/api/contract/game.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { decodeCursor } from '#server/league/paging/cursor.ts';
import { cutPage, type Page } from '#server/league/paging/page.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { playedAt, selectGames } from './rows.ts';
import { summariseGames } from './summary.ts';

export type GameListQuery = {
  when: 'upcoming' | 'finished' | 'live';
  team?: string | undefined;
  season?: string | undefined;
  league?: string | undefined;
  cursor?: string | undefined;
  limit: number;
};

const states: Record<GameListQuery['when'], GameState[]> = {
  upcoming: ['scheduled'],
  finished: ['final', 'forfeited', 'defaulted'],
  live: ['live'],
};

/** A game that should have begun some hours ago and has not is overdue, not upcoming. */
const notOverdue = sql`${playedAt} > now() - interval '12 hours'`;

const sortValues = z.tuple([z.string().regex(/^(infinity|\d[\d :.+-]+)$/), z.uuid()]);

/** Games of the tenant, a team or a league by time: finished ones from the latest back, others from the nearest on. */
export async function listGames(scope: ReadScope, query: GameListQuery): Promise<Page<GameSummary>> {
  const after = decodeCursor(query.cursor, sortValues);
  const backwards = query.when === 'finished';
  const order = backwards ? [desc(playedAt), desc(games.id)] : [asc(playedAt), asc(games.id)];
  const ids = await scope.db
    .select({ id: games.id })
    .from(games)
    .where(
      ofTenant(
        scope,
        games,
        inArray(games.state, states[query.when]),
        query.when === 'upcoming' ? notOverdue : undefined,
        query.team === undefined ? undefined : playedBy(scope, query.team),
        playedIn(scope, query),
        after ? behind(after, backwards) : undefined,
      ),
    )
    .orderBy(...order)
    .limit(query.limit + 1);
  if (ids.length === 0) return { items: [], nextCursor: null };
  const found = await selectGames(
    scope,
    inArray(
      games.id,
      ids.map(({ id }) => id),
    ),
  ).orderBy(...order);
  const { rows, nextCursor } = cutPage(found, query.limit, (row) => [row.playedAt, row.game.id]);
  return { items: await summariseGames(scope, rows), nextCursor };
}

function behind([time, id]: z.output<typeof sortValues>, backwards: boolean): SQL {
  const sign = backwards ? sql`<` : sql`>`;
  return sql`(${playedAt}, ${games.id}) ${sign} (${time}::timestamptz, ${id}::uuid)`;
}

/** By a team's slug, or by its club's, which takes in the club's teams of all seasons. */
function playedBy(scope: ReadScope, slug: string): SQL {
  const wanted = scope.db
    .select({ id: teams.id })
    .from(teams)
    .leftJoin(clubs, belongsTo(teams, teams.clubId, clubs))
    .where(ofTenant(scope, teams, or(eq(teams.slug, slug), eq(clubs.slug, slug))));
  return sql`(${games.homeTeamId} in ${wanted} or ${games.awayTeamId} in ${wanted})`;
}

/** In a season, in the leagues of that slug of all seasons, or in one league. */
function playedIn(scope: ReadScope, { season, league }: Pick<GameListQuery, 'season' | 'league'>): SQL | undefined {
  if (season === undefined && league === undefined) return undefined;
  const wanted = scope.db
    .select({ id: leagues.id })
    .from(leagues)
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(
      ofTenant(
        scope,
        leagues,
        season === undefined ? undefined : eq(seasons.slug, season),
        league === undefined ? undefined : eq(leagues.slug, league),
      ),
    );
  return inArray(games.leagueId, wanted);
}
