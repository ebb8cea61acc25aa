import { inArray, ne } from 'drizzle-orm';
import { type Follow, type FollowedNoun, followedNouns } from '#lib/api/contract/account/follows.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { publicPeople } from '#server/db/schema/public-people.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

/** Returns those of the things that the tenant has, each once. A person whose name is hidden has no page, so nobody follows them. */
export async function keepKnown(scope: TenantScope, items: Follow[]): Promise<Follow[]> {
  const kept = await Promise.all(
    followedNouns.map(async (noun) => {
      const ids = [...new Set(items.filter((item) => item.noun === noun).map(({ id }) => id))];
      const known = ids.length > 0 ? new Set((await selectIds(scope, noun, ids)).map(({ id }) => id)) : null;
      return known ? ids.filter((id) => known.has(id)).map((id) => ({ noun, id })) : [];
    }),
  );
  return kept.flat();
}

function selectIds(scope: TenantScope, noun: FollowedNoun, ids: string[]): PromiseLike<{ id: string }[]> {
  if (noun === 'player') {
    const visible = ofTenant(scope, publicPeople, inArray(publicPeople.id, ids), ne(publicPeople.level, 'hidden'));
    return scope.db.select({ id: publicPeople.id }).from(publicPeople).where(visible);
  }
  const table = { team: teams, league: leagues, club: clubs, game: games }[noun];
  return scope.db
    .select({ id: table.id })
    .from(table)
    .where(ofTenant(scope, table, inArray(table.id, ids)));
}
