import { and, eq } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { fantasyNameReports, fantasySquads } from '#server/db/schema/fantasy-squads.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badPlaces } from '#server/errors.ts';
import { requireOwnSquad, toSquadRef } from './find.ts';

/** Gives the squad of a follower another name. A name that staff have taken away from it does not come back: `bad-request`. */
export function renameSquad(scope: TenantScope, followerId: string, seasonId: string, name: string) {
  return inTransaction(scope, async (scope) => {
    const squad = await requireOwnSquad(scope, seasonId, followerId);
    const taken = and(
      eq(fantasyNameReports.squadId, squad.id),
      eq(fantasyNameReports.decision, 'taken-away'),
      eq(fantasyNameReports.name, name),
    );
    if ((await scope.db.$count(fantasyNameReports, ofTenant(scope, fantasyNameReports, taken))) > 0)
      throw badPlaces([{ rule: 'name-taken-away', path: 'name', message: 'was taken away from this squad' }]);
    const renamed = { ...squad, name, nameTakenAt: null };
    if (squad.name === name && squad.nameTakenAt === null) return toSquadRef(squad);
    await scope.db
      .update(fantasySquads)
      .set({ name, nameTakenAt: null })
      .where(ofTenant(scope, fantasySquads, eq(fantasySquads.id, squad.id)));
    await announce(scope, [tags.fantasy(seasonId)]);
    return toSquadRef(renamed);
  });
}
