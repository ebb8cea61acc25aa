import { sql } from 'drizzle-orm';
import type { PlayerListItem } from '#lib/api/contract/player.ts';
import { inIds } from '#server/db/in-ids.ts';
import { playerSeasons } from '#server/db/schema/player-seasons.ts';
import { publicPeople } from '#server/db/schema/public-people.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { loadCurrentTeams } from '#server/league/person/current-teams.ts';
import { toPlayerListItem } from '#server/league/person/list-item.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { findIds, type Wanted } from './find-ids.ts';
import { byRank, type Found, inFoundOrder } from './found.ts';

/** The most name matches to sort by current players first, then by games played. */
const maxCandidates = 100;

/** Finds people by any part of their public names. */
export async function findPeople(scope: ReadScope, query: Wanted): Promise<Found<PlayerListItem>> {
  const ids = await findIds(scope, publicPeople, { ...query, limit: maxCandidates });
  const personIds = ids.found.map(({ id }) => id);
  if (personIds.length === 0) return { total: 0, items: [] };
  const [rows, teams, games] = await Promise.all([
    scope.db
      .select()
      .from(publicPeople)
      .where(ofTenant(scope, publicPeople, inIds(publicPeople.id, personIds))),
    loadCurrentTeams(scope, personIds),
    countGames(scope, personIds),
  ]);
  const gamesOf = ({ id }: { id: string }) => games.get(id) ?? 0;
  const isActive = ({ id }: { id: string }) => Number(teams.has(id));
  const known = inFoundOrder(rows, ids, ({ id }) => id).sort(
    (a, b) => isActive(b) - isActive(a) || gamesOf(b) - gamesOf(a),
  );
  const items = byRank(known, ids, ({ id }) => id)
    .slice(0, query.limit)
    .map((row) => toPlayerListItem(scope, row, teams.get(row.id) ?? null));
  return { total: ids.total, items };
}

async function countGames(scope: ReadScope, personIds: string[]): Promise<Map<string, number>> {
  const rows = await scope.db
    .select({ id: playerSeasons.personId, games: sql<number>`sum(${playerSeasons.games})::int` })
    .from(playerSeasons)
    .where(ofTenant(scope, playerSeasons, inIds(playerSeasons.personId, personIds)))
    .groupBy(playerSeasons.personId);
  return new Map(rows.map(({ id, games }) => [id, games]));
}
