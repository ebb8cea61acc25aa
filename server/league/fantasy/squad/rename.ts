import { and, eq } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { foldName } from '#lib/i18n/fold-name.ts';
import { announce } from '#server/changes/announce.ts';
import { fantasyNameReports, fantasySquads } from '#server/db/schema/fantasy-squads.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badPlaces } from '#server/errors.ts';
import { requireOwnSquad, toSquadRef } from './find.ts';

/** Gives the squad of a follower another name. A name that staff have taken away from it does not come back, in no spelling: `bad-request`. */
export function renameSquad(scope: TenantScope, followerId: string, seasonId: string, name: string) {
  return inTransaction(scope, async (scope) => {
    const squad = await requireOwnSquad(scope, seasonId, followerId);
    const own = and(eq(fantasyNameReports.squadId, squad.id), eq(fantasyNameReports.decision, 'taken-away'));
    const taken = await scope.db
      .select({ name: fantasyNameReports.name })
      .from(fantasyNameReports)
      .where(ofTenant(scope, fantasyNameReports, own));
    if (taken.some((report) => spellingOf(report.name) === spellingOf(name)))
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

/** A name without case, accents, spaces and signs. */
const spellingOf = (name: string) => foldName(name).replaceAll(' ', '') || name;
