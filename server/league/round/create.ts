import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ManagedRound, RoundToCreate } from '#lib/api/contract/competition/phases.ts';
import { isPlayedInSeries } from '#lib/api/contract/season.ts';
import { phases } from '#server/db/schema/phases.ts';
import { rounds } from '#server/db/schema/rounds.ts';
import { fetchOrThrow, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest } from '#server/errors.ts';
import { roundNames } from '#server/league/names/competition-names.ts';
import { slugOf, takeSlug } from '#server/league/names/slug.ts';
import { assertNameFree, editPhases } from '#server/league/phase/edit-phases.ts';
import { getPhase } from '#server/league/phase/structure.ts';
import { say } from '#server/refusals/sentence.ts';
import { getRound } from './find.ts';

/**
 * Adds a round to a phase with a table: the next by number, or one with a name. Announces the league; the caller authorises. Throws
 * `not-found`, `bad-request` for a phase of series, and `conflict` for the name of another round.
 */
export function createRound(
  scope: TenantScope,
  phaseId: string,
  { name, names }: RoundToCreate,
): Promise<ManagedRound> {
  return editPhases(
    scope,
    async (scope) => (await fetchOrThrow(scope, phases, phaseId, 'phase')).leagueId,
    async (scope, league) => {
      const phase = await getPhase(scope, phaseId);
      if (isPlayedInSeries(phase.kind))
        throw badRequest(say`${phase.name} is played in series. Declare a playoff instead.`);
      const all = await scope.db
        .select()
        .from(rounds)
        .where(ofTenant(scope, rounds, eq(rounds.leagueId, league.id)));
      const ofPhase = all.filter((round) => round.phaseId === phaseId);
      const next = Math.max(0, ...ofPhase.map(({ number }) => number ?? 0)) + 1;
      const own = name === undefined ? roundNames(next) : { name, names: names ?? {} };
      assertNameFree(ofPhase, own.name);
      const taken = new Set(all.map(({ slug }) => slug));
      const plain = name === undefined ? String(next) : slugOf(name, 'round');
      const id = randomUUID();
      await scope.db.insert(rounds).values({
        tenantId: scope.tenantId,
        id,
        leagueId: league.id,
        phaseId,
        slug: taken.has(plain) ? takeSlug(`${phase.slug}-${plain}`, taken) : plain,
        ...own,
        number: name === undefined ? next : null,
        order: Math.max(0, ...ofPhase.map(({ order }) => order)) + 1,
      });
      return getRound(scope, id);
    },
  );
}
