import { eq } from 'drizzle-orm';
import type { ManagedRound, PartChange } from '#lib/api/contract/competition/phases.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { playoffRounds } from '#server/db/schema/playoffs.ts';
import { rounds } from '#server/db/schema/rounds.ts';
import { fetchOrThrow, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { assertRevision } from '#server/errors.ts';
import { assertNameFree, editPhases } from '#server/league/phase/edit-phases.ts';
import { getPhase } from '#server/league/phase/structure.ts';
import { decisionOfRound } from '#server/league/playoff/decision-of-round.ts';
import { formatOfRound } from '#server/league/playoff/format-of-round.ts';
import { findRound, getRound } from './find.ts';

/**
 * Renames a round, also one of a playoff, which keeps its format and what it decides; its address stays. Announces the league; the
 * caller authorises. Throws `not-found`, and `conflict` with the current round for an older revision, or for the name of another round.
 */
export function changeRound(scope: TenantScope, roundId: string, input: PartChange): Promise<ManagedRound> {
  return editPhases(
    scope,
    async (scope) => (await findRound(scope, roundId)).leagueId,
    async (scope, league) => {
      const { revision, ...values } = input;
      const { phaseId } = await findRound(scope, roundId);
      const before = await getRound(scope, roundId);
      await assertRevision(revision, before.revision, () => Promise.resolve(before));
      if (values.name !== undefined) assertNameFree((await getPhase(scope, phaseId)).rounds, values.name, roundId);
      if (Object.keys(values).length === 0) return before;
      if (before.isPlayoff) {
        const round = await fetchOrThrow(scope, playoffRounds, roundId, 'round');
        if (values.name !== undefined) await keepFormat(scope, league, round.name, values.name);
        await scope.db
          .update(playoffRounds)
          .set({ ...values, decides: decisionOfRound(round) })
          .where(ofTenant(scope, playoffRounds, eq(playoffRounds.id, roundId)));
      } else
        await scope.db
          .update(rounds)
          .set(values)
          .where(ofTenant(scope, rounds, eq(rounds.id, roundId)));
      return getRound(scope, roundId);
    },
  );
}

/** The rules of a league declare formats by the name of a round: the other name takes them over. */
async function keepFormat(scope: TenantScope, league: typeof leagues.$inferSelect, from: string, to: string) {
  const declared = league.ownPlayoffs;
  const format = formatOfRound(declared, from);
  if (!declared || Object.keys(format).length === 0) return;
  const others = Object.entries(declared.rounds).filter(([, one]) => one !== format);
  await scope.db
    .update(leagues)
    .set({ ownPlayoffs: { ...declared, rounds: { ...Object.fromEntries(others), [to]: format } } })
    .where(ofTenant(scope, leagues, eq(leagues.id, league.id)));
}
