import { asc, eq, isNotNull } from 'drizzle-orm';
import { phases } from '#server/db/schema/phases.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { openStageBook } from '#server/league/playoff/stage-book.ts';

type Phase = typeof phases.$inferSelect;
export type SeededPhase = Phase & { seeding: NonNullable<Phase['seeding']> };

/** Loads the playoffs of a league that are seeded from a table, in their order. */
export async function loadPlayoffs(scope: TenantScope, leagueId: string) {
  const rows = await scope.db
    .select()
    .from(phases)
    .where(ofTenant(scope, phases, eq(phases.leagueId, leagueId), isNotNull(phases.seeding)))
    .orderBy(asc(phases.order), asc(phases.id));
  const seeded = rows.filter((phase): phase is SeededPhase => phase.seeding !== null);
  if (seeded.length === 0) return [];
  const book = await openStageBook(scope, leagueId);
  return seeded.map((phase) => {
    const rounds = book.rounds.rows.filter(({ phaseId }) => phaseId === phase.id);
    const duels = book.duels.rows.filter(({ playoffRoundId }) => rounds.some(({ id }) => id === playoffRoundId));
    const games = book.games.filter(({ duelId }) => duels.some(({ id }) => id === duelId));
    return { phase, rounds, duels, games };
  });
}
export type LoadedPlayoff = Awaited<ReturnType<typeof loadPlayoffs>>[number];

/** Loads one of them. Throws `not-found`. */
export async function loadPlayoff(scope: TenantScope, leagueId: string, phaseId: string): Promise<LoadedPlayoff> {
  const found = (await loadPlayoffs(scope, leagueId)).find(({ phase }) => phase.id === phaseId);
  if (!found) throw notFound('playoff', phaseId);
  return found;
}
