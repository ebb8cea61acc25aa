import { and, eq } from 'drizzle-orm';
import { fantasySquads } from '#server/db/schema/fantasy-squads.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError, notFound } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';

export type SquadRow = typeof fantasySquads.$inferSelect;

/** Returns the squad of a follower in a fantasy season, or null. */
export async function squadOfFollower(
  scope: TenantScope,
  seasonId: string,
  followerId: string,
): Promise<SquadRow | null> {
  const [row] = await scope.db
    .select()
    .from(fantasySquads)
    .where(
      ofTenant(
        scope,
        fantasySquads,
        and(eq(fantasySquads.fantasySeasonId, seasonId), eq(fantasySquads.followerId, followerId)),
      ),
    );
  return row ?? null;
}

/** Returns the squad of a follower. Throws `conflict` for who has none yet. */
export async function requireOwnSquad(scope: TenantScope, seasonId: string, followerId: string): Promise<SquadRow> {
  const squad = await squadOfFollower(scope, seasonId, followerId);
  if (!squad) throw new LeagueError('conflict', say`Save a squad first.`);
  return squad;
}

/** The same; locks it until the transaction ends, for what is counted of a squad. */
export async function lockOwnSquad(scope: TenantScope, seasonId: string, followerId: string): Promise<SquadRow> {
  const squad = await requireOwnSquad(scope, seasonId, followerId);
  const own = ofTenant(scope, fantasySquads, eq(fantasySquads.id, squad.id));
  await scope.db.select({ id: fantasySquads.id }).from(fantasySquads).where(own).for('no key update');
  return squad;
}

/** Returns a squad by its number in a season. Throws `not-found`. */
export async function findSquad(scope: TenantScope, seasonId: string, number: number): Promise<SquadRow> {
  const [row] = await scope.db
    .select()
    .from(fantasySquads)
    .where(
      ofTenant(
        scope,
        fantasySquads,
        and(eq(fantasySquads.fantasySeasonId, seasonId), eq(fantasySquads.number, number)),
      ),
    );
  if (!row) throw notFound('squad', String(number));
  return row;
}

/** A name that staff have taken away is shown as the number alone. */
export const toSquadRef = ({ number, name, nameTakenAt }: Pick<SquadRow, 'number' | 'name' | 'nameTakenAt'>) => ({
  number,
  name: nameTakenAt === null ? name : `#${number}`,
});
