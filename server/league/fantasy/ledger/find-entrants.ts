import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { fantasyEntrants } from '#server/db/schema/fantasy.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import type { loadFantasyGame } from '#server/league/fantasy/game/load-game.ts';
import type { FantasySeasonRow } from '#server/league/fantasy/season/find.ts';
import type { EntrantsOfGame } from './desired-lines.ts';

type Loaded = Awaited<ReturnType<typeof loadFantasyGame>>;

/** Finds the numbers of the players of a game by person, and of its coaches' seats by team. */
export async function findEntrants(
  scope: TenantScope,
  season: FantasySeasonRow,
  loaded: Loaded,
): Promise<EntrantsOfGame> {
  if (!loaded) return { players: new Map(), coaches: new Map() };
  const personIds = loaded.game.players.map(({ personId }) => personId);
  const teamIds = [loaded.row.homeTeamId, loaded.row.awayTeamId].filter((id) => id !== null);
  const isPlayer = personIds.length > 0 ? inArray(fantasyEntrants.personId, personIds) : sql`false`;
  const isCoach = and(eq(fantasyEntrants.kind, 'coach'), inArray(fantasyEntrants.teamId, teamIds));
  const rows = await scope.db
    .select()
    .from(fantasyEntrants)
    .where(
      ofTenant(scope, fantasyEntrants, and(eq(fantasyEntrants.fantasySeasonId, season.id), or(isPlayer, isCoach))),
    );
  return {
    players: new Map(rows.flatMap(({ personId, number }) => (personId === null ? [] : [[personId, number] as const]))),
    coaches: new Map(
      rows.flatMap(({ kind, teamId, number }) => (kind === 'coach' && teamId ? [[teamId, number] as const] : [])),
    ),
  };
}
