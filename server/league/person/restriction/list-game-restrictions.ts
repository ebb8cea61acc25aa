import { eq } from 'drizzle-orm';
import type { RestrictedPlayer } from '#lib/api/contract/restriction.ts';
import { admissions } from '#server/db/schema/admissions.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { findGame } from '#server/league/game/find.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { loadRestrictedPlayers } from './restricted-players.ts';

/** Lists who of both teams may not play in a game, with the reasons for those who do. Throws `not-found`. */
export async function listGameRestrictions(scope: ReadScope, gameId: string): Promise<{ players: RestrictedPlayer[] }> {
  const { game } = await findGame(scope, gameId);
  const reasons = await loadReasons(scope, gameId);
  const restricted = await loadRestrictedPlayers(scope, game);
  return {
    players: [...restricted].map(([personId, found]) => ({
      personId,
      ...found,
      reason: reasons.get(personId) ?? null,
    })),
  };
}

async function loadReasons(scope: TenantScope, gameId: string): Promise<Map<string, string>> {
  const rows = await scope.db
    .select({ id: admissions.personId, reason: admissions.reason })
    .from(admissions)
    .where(ofTenant(scope, admissions, eq(admissions.gameId, gameId)));
  return new Map(rows.map(({ id, reason }) => [id, reason]));
}
