import { eq, inArray } from 'drizzle-orm';
import type { Appointment, CrewInput, CrewPlace } from '#lib/api/contract/people/officials.ts';
import { announce } from '#server/changes/announce.ts';
import { gameOfficials, officials } from '#server/db/schema/officials.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badPlaces, LeagueError } from '#server/errors.ts';
import { tagsOfGame } from '#server/league/game/tags-of-game.ts';
import { lockGame } from '#server/league/result/lock-game.ts';
import { say } from '#server/refusals/sentence.ts';
import { loadAppointment } from './load-appointments.ts';

const keyOf = ({ officialId, role }: CrewPlace) => `${officialId} ${role}`;

/** Somebody who is asked for a game. */
type Asked = { officialId: string; name: string; email: string | null };

/**
 * Sets the crew of a game, and returns who is asked. Announces the game; the caller authorises and tells them. Throws `not-found`, `bad-request` with the
 * place of each fault, and `conflict` for a game whose teams are open or, with the current crew, for another `base`.
 */
export function appointCrew(
  scope: TenantScope,
  gameId: string,
  { crew, base }: CrewInput,
): Promise<{ appointment: Appointment; asked: Asked[] }> {
  return inTransaction(scope, async (scope) => {
    const ofGame = ofTenant(scope, gameOfficials, eq(gameOfficials.gameId, gameId));
    const game = await lockGame(scope, gameId);
    const before = await scope.db.select().from(gameOfficials).where(ofGame);
    await assertBase(scope, gameId, before, base);
    const officials = await loadCrew(scope, crew);
    const known = new Map(before.map((row) => [keyOf(row), row]));
    await scope.db.delete(gameOfficials).where(ofGame);
    const offered = { state: 'offered' as const, answeredAt: null, answer: null };
    const rows = crew.map((place, order) => ({
      ...offered,
      ...known.get(keyOf(place)),
      ...{ tenantId: scope.tenantId, gameId, ...place, order },
    }));
    if (rows.length > 0) await scope.db.insert(gameOfficials).values(rows);
    await announce(scope, await tagsOfGame(scope, game));
    const asked = crew.flatMap((place, index) => {
      const official = officials[index];
      return official && !known.has(keyOf(place)) ? [official] : [];
    });
    return { appointment: await loadOrThrow(scope, gameId), asked };
  });
}

async function loadOrThrow(scope: TenantScope, gameId: string) {
  const appointment = await loadAppointment(scope, gameId);
  if (!appointment) throw new LeagueError('conflict', say`The teams of this game are not known yet.`);
  return appointment;
}

async function assertBase(
  scope: TenantScope,
  gameId: string,
  before: readonly CrewPlace[],
  base?: readonly CrewPlace[],
) {
  if (!base || base.map(keyOf).sort().join() === before.map(keyOf).sort().join()) return;
  const conflict = new LeagueError('conflict', say`The crew was changed meanwhile.`);
  conflict.current = { appointment: await loadOrThrow(scope, gameId), untold: [] };
  throw conflict;
}

/** Loads who stands in the places of a crew. Throws `bad-request` for somebody unknown, and for one who stands in it twice. */
async function loadCrew(scope: TenantScope, crew: readonly CrewPlace[]): Promise<Asked[]> {
  const { id, firstName, lastName, email } = officials;
  const rows = await scope.db
    .select({ id, firstName, lastName, email })
    .from(officials)
    .where(
      ofTenant(
        scope,
        officials,
        inArray(
          id,
          crew.map(({ officialId }) => officialId),
        ),
      ),
    );
  const known = new Map(rows.map((row) => [row.id, row]));
  const faults = crew.flatMap(({ officialId }, index) => {
    const path = `crew.${index}.officialId`;
    if (!known.has(officialId)) return [{ path, message: say`there is no such official` }];
    const isTwice = crew.slice(0, index).some((other) => other.officialId === officialId);
    return isTwice ? [{ path, message: say`stands in the crew already` }] : [];
  });
  if (faults.length > 0) throw badPlaces(faults);
  return crew.flatMap(({ officialId }) => {
    const row = known.get(officialId);
    return row ? [{ officialId, name: `${row.firstName} ${row.lastName}`.trim(), email: row.email }] : [];
  });
}
