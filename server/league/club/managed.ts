import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { ManagedClub } from '#lib/api/contract/competition/clubs.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';

/** Lists the clubs of the tenant as the office changes them, by name. The caller authorises. */
export async function listManagedClubs(scope: TenantScope, condition?: SQL): Promise<ManagedClub[]> {
  const { db } = scope;
  const rows = await db
    .select({
      club: clubs,
      teams: db.$count(teams, and(eq(teams.tenantId, clubs.tenantId), eq(teams.clubId, clubs.id))),
    })
    .from(clubs)
    .where(ofTenant(scope, clubs, condition))
    .orderBy(asc(clubs.name), asc(clubs.id));
  return rows.map(({ club, teams }) => {
    const { id, revision, slug, name, names, shortName, code, city, country, founded, website, colors, crest } = club;
    const own = { id, revision, slug, name, names, shortName, code, city, country, founded, website };
    return { ...own, colors, crest, teams };
  });
}

/** Returns a club as the office changes it. Throws `not-found`. */
export async function getManagedClub(scope: TenantScope, id: string): Promise<ManagedClub> {
  const [club] = await listManagedClubs(scope, eq(clubs.id, id));
  if (!club) throw notFound('club', id);
  return club;
}
