import { and, eq } from 'drizzle-orm';
import type { AppointmentAnswer, OfficialAbsence, OfficialDuties } from '#lib/api/contract/people/officials.ts';
import { inScript } from '#lib/i18n/in-script.ts';
import { announce } from '#server/changes/announce.ts';
import { games } from '#server/db/schema/games.ts';
import { gameOfficials } from '#server/db/schema/officials.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badPlaces, LeagueError, notFound } from '#server/errors.ts';
import { tagsOfGame } from '#server/league/game/tags-of-game.ts';
import type { Languages } from '#server/league/names/localised.ts';
import { isWithin, loadAppointments } from '#server/league/official/crew/load-appointments.ts';
import { loadAbsences, replaceAbsences } from '#server/league/official/record/absences.ts';
import { findByLink } from '#server/league/official/record/link.ts';
import { say } from '#server/refusals/sentence.ts';

const days = 365;

type LanguageScope = TenantScope & Languages;

/**
 * Returns the games to come and the absences of the official with a link, by the digest of its token, with names in the language of the
 * scope. Throws `not-found` for a link that has ended.
 */
export async function getDuties(scope: LanguageScope, tokenHash: string): Promise<OfficialDuties> {
  const { id, firstName, lastName } = await findByLink(scope, tokenHash);
  const coming = await loadAppointments(scope, isWithin(days), scope);
  const duties = coming.flatMap(({ crew, round, ...game }) =>
    crew.filter(({ officialId }) => officialId === id).map(({ role, state }) => ({ ...game, role, state })),
  );
  const absences = (await loadAbsences(scope, [id])).get(id) ?? [];
  return { name: inScript(scope.locale, `${firstName} ${lastName}`.trim()), duties, absences };
}

/**
 * Accepts or declines an appointment in all its roles. Announces the game. Throws `not-found` for a link that has ended and for a game without the official,
 * `bad-request` for a refusal without a reason, and `conflict` where the game has begun or nobody asked.
 */
export function answerAppointment(
  scope: LanguageScope,
  tokenHash: string,
  gameId: string,
  { answer, reason }: AppointmentAnswer,
): Promise<OfficialDuties> {
  const { locale, fallbackLocale } = scope;
  return inTransaction(scope, async (scope) => {
    const official = await findByLink(scope, tokenHash);
    if (answer === 'declined' && !reason) throw badPlaces([{ path: 'reason', message: say`say why you decline` }]);
    const [game] = await scope.db
      .select()
      .from(games)
      .where(ofTenant(scope, games, eq(games.id, gameId)))
      .for('update');
    const own = ofTenant(
      scope,
      gameOfficials,
      and(eq(gameOfficials.gameId, gameId), eq(gameOfficials.officialId, official.id)),
    );
    const rows = await scope.db.select().from(gameOfficials).where(own);
    if (!game || rows.length === 0) throw notFound('appointment to the game', gameId);
    if (game.state !== 'scheduled' && game.state !== 'postponed')
      throw new LeagueError('conflict', say`The game has begun. Tell the office.`);
    if (rows.every(({ state }) => state === 'confirmed'))
      throw new LeagueError(
        'conflict',
        say`The office has confirmed this appointment without asking. Tell the office.`,
      );
    await scope.db
      .update(gameOfficials)
      .set({ state: answer, answeredAt: new Date(), answer: answer === 'declined' ? reason : null })
      .where(own);
    await announce(scope, await tagsOfGame(scope, game));
    return getDuties({ ...scope, locale, fallbackLocale }, tokenHash);
  });
}

/** Sets the absences of the official with a link, by the digest of its token. Throws `not-found` for a link that has ended, and `bad-request` for days that do not fit. */
export function setOwnAbsences(
  scope: LanguageScope,
  tokenHash: string,
  absences: readonly OfficialAbsence[],
): Promise<OfficialDuties> {
  const { locale, fallbackLocale } = scope;
  return inTransaction(scope, async (scope) => {
    const { id } = await findByLink(scope, tokenHash);
    await replaceAbsences(scope, id, absences);
    return getDuties({ ...scope, locale, fallbackLocale }, tokenHash);
  });
}
