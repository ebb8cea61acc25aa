import { and, eq, notInArray } from 'drizzle-orm';
import type { EnterSheetInput } from '#lib/api/contract/live.ts';
import { sides } from '#lib/basketball/sides.ts';
import { admissions } from '#server/db/schema/admissions.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import type { Fault } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';
import { loadRestrictedPlayers } from './restricted-players.ts';

type Game = Parameters<typeof loadRestrictedPlayers>[1] & { id: string };

const refusals = {
  suspended: say`the player is suspended: say why the player plays`,
  unlicensed: say`the player has no licence: say why the player plays`,
};

/**
 * Stores why players are on the sheet of a game who may not play, and forgets those who are no longer on it. A reason that was given
 * before stands. Returns a fault for each player without a reason; then nothing may be committed.
 */
export async function admitPlayers(scope: TenantScope, game: Game, input: EnterSheetInput): Promise<Fault[]> {
  const ofGame = ofTenant(scope, admissions, eq(admissions.gameId, game.id));
  const restricted = await loadRestrictedPlayers(scope, game);
  const known = new Set(
    (await scope.db.select({ id: admissions.personId }).from(admissions).where(ofGame)).map(({ id }) => id),
  );
  const faults: Fault[] = [];
  const listed: string[] = [];
  for (const side of sides)
    for (const [index, { personId, reason }] of input[side].entries()) {
      listed.push(personId);
      const found = restricted.get(personId);
      if (!found) continue;
      const { restriction } = found;
      if (reason)
        await scope.db
          .insert(admissions)
          .values({ tenantId: scope.tenantId, gameId: game.id, personId, restriction, reason })
          .onConflictDoUpdate({
            target: [admissions.tenantId, admissions.gameId, admissions.personId],
            set: { restriction, reason },
          });
      else if (!known.has(personId)) faults.push({ path: `${side}.${index}.reason`, message: refusals[restriction] });
    }
  if (known.size > 0)
    await scope.db
      .delete(admissions)
      .where(and(ofGame, listed.length > 0 ? notInArray(admissions.personId, listed) : undefined));
  return faults;
}
