import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { appointCrew as call, CrewInput, CrewPlace } from '#lib/api/contract/people/officials.ts';
import { announce } from '#server/changes/announce.ts';
import { games } from '#server/db/schema/games.ts';
import { gameOfficials, officials } from '#server/db/schema/officials.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badPlaces, LeagueError, notFound } from '#server/errors.ts';
import { tagsOfGame } from '#server/league/game/tags-of-game.ts';
import { makeLink, type OfficialNotice } from '#server/league/official/record/link.ts';
import type { Mail } from '#server/mail/send-mail.ts';
import { loadAppointment } from './load-appointments.ts';

const keyOf = ({ officialId, role }: CrewPlace) => `${officialId} ${role}`;

/**
 * Sets the crew of a game and tells the new ones where that is possible. Announces the game; the caller authorises. Throws `not-found`, `bad-request` with the
 * place of each fault, and `conflict` for a game whose teams are open or, with the current crew, for another `base`.
 */
export async function appointCrew(
  scope: TenantScope,
  gameId: string,
  { crew, base }: CrewInput,
  notice: OfficialNotice,
): Promise<z.output<typeof call.answer>> {
  const { mails, ...answer } = await inTransaction(scope, async (scope) => {
    const ofGame = ofTenant(scope, gameOfficials, eq(gameOfficials.gameId, gameId));
    const [game] = await scope.db
      .select()
      .from(games)
      .where(ofTenant(scope, games, eq(games.id, gameId)))
      .for('update');
    if (!game) throw notFound('game', gameId);
    const before = await scope.db.select().from(gameOfficials).where(ofGame);
    await assertBase(scope, gameId, before, base);
    await assertCrew(scope, crew);
    const known = new Map(before.map((row) => [keyOf(row), row]));
    const asked = crew.filter((place) => !known.has(keyOf(place)));
    await scope.db.delete(gameOfficials).where(ofGame);
    const offered = { state: 'offered' as const, answeredAt: null, answer: null };
    const rows = crew.map((place, order) => ({
      ...offered,
      ...known.get(keyOf(place)),
      ...{ tenantId: scope.tenantId, gameId, ...place, order },
    }));
    if (rows.length > 0) await scope.db.insert(gameOfficials).values(rows);
    await announce(scope, await tagsOfGame(scope, game));
    const appointment = await loadOrThrow(scope, gameId);
    const mails = notice.sendMail ? await makeMails(scope, asked, notice.siteUrl) : new Map<string, Mail>();
    const untold = appointment.crew.filter(
      (member) => !mails.has(member.officialId) && asked.some((place) => keyOf(place) === keyOf(member)),
    );
    return { appointment, mails, untold: untold.map(({ officialId, name }) => ({ officialId, name })) };
  });
  for (const mail of mails.values()) notice.sendMail?.(mail);
  return answer;
}

/** The mails to those who are asked and have an address, each with a link of its own. */
async function makeMails(scope: TenantScope, asked: readonly CrewPlace[], siteUrl: string): Promise<Map<string, Mail>> {
  const mails = new Map<string, Mail>();
  for (const { officialId } of asked) {
    const [row] = await scope.db
      .select({ email: officials.email })
      .from(officials)
      .where(ofTenant(scope, officials, eq(officials.id, officialId)));
    const mail = row?.email ? (await makeLink(scope, officialId, siteUrl)).mail : null;
    if (mail) mails.set(officialId, mail);
  }
  return mails;
}

async function loadOrThrow(scope: TenantScope, gameId: string) {
  const appointment = await loadAppointment(scope, gameId);
  if (!appointment) throw new LeagueError('conflict', 'The teams of this game are not known yet.');
  return appointment;
}

async function assertBase(scope: TenantScope, gameId: string, before: readonly CrewPlace[], base?: readonly CrewPlace[]) {
  if (!base || base.map(keyOf).sort().join() === before.map(keyOf).sort().join()) return;
  const conflict = new LeagueError('conflict', 'The crew was changed meanwhile.');
  conflict.current = { appointment: await loadOrThrow(scope, gameId), untold: [] };
  throw conflict;
}

async function assertCrew(scope: TenantScope, crew: readonly CrewPlace[]): Promise<void> {
  const rows = await scope.db.select({ id: officials.id }).from(officials).where(ofTenant(scope, officials));
  const known = new Set(rows.map(({ id }) => id));
  const faults = crew.flatMap((place, index) => {
    const path = `crew.${index}.officialId`;
    if (!known.has(place.officialId)) return [{ path, message: 'there is no such official' }];
    const isTwice = crew.slice(0, index).some((other) => other.officialId === place.officialId);
    return isTwice ? [{ path, message: 'stands in the crew already' }] : [];
  });
  if (faults.length > 0) throw badPlaces(faults);
}
