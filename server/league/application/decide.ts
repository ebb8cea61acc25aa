import { eq } from 'drizzle-orm';
import type { AcceptApplicationInput } from '#lib/api/contract/application/office.ts';
import { teamApplications } from '#server/db/schema/applications.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { fetchOrThrow, inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest, LeagueError } from '#server/errors.ts';
import { upsertRoster } from '#server/league/roster/upsert-roster.ts';
import { findTeamByName } from '#server/league/team/find-named.ts';
import { setTeam } from '#server/league/team/set-team.ts';
import { say } from '#server/refusals/sentence.ts';
import { type ApplicationRow, lockApplication } from './find.ts';
import { toRoster } from './to-roster.ts';

/**
 * Accepts a submitted application: makes its team, with the names and the code as the office confirms them, and its squad. Announces the pages
 * that show them; the caller authorises. Throws `not-found`, and `conflict` for an application that is not submitted, a team that looks like
 * one of the league, or a code of another team; nothing is changed then.
 */
export function acceptApplication(
  scope: TenantScope,
  id: string,
  { team, players }: AcceptApplicationInput,
): Promise<{ teamId: string }> {
  return inTransaction(scope, async (scope) => {
    const { leagueId } = await lockSubmitted(scope, id);
    const league = await fetchOrThrow(scope, leagues, leagueId, 'league');
    const season = await fetchOrThrow(scope, seasons, league.seasonId, 'season');
    if (players.length === 0) throw badRequest(say`A team needs players. Ask the application back.`);
    const place = {
      ...{ season: season.slug, name: league.slug, kind: league.kind, timeZone: league.timeZone ?? 'UTC' },
      ...{ rulesProfile: league.rulesProfile, standingsProfile: league.standingsProfile },
    };
    const imported = await upsertRoster(scope, place, toRoster(team, players), { refusesLookAlikes: true });
    const refused = imported.outcomes.find(({ outcome }) => outcome === 'refused');
    if (refused)
      throw new LeagueError(
        'conflict',
        say`"${team.name}" looks like "${refused.alike ?? ''}" of this league: write that name, or one that differs more.`,
      );
    const made = await findTeamByName(scope, team.name, { season: season.slug, league: league.slug });
    await setTeam(scope, made.team.id, { code: team.code, shortName: team.shortName });
    await decide(scope, id, { state: 'accepted', note: null, decidedAt: new Date() });
    return { teamId: made.team.id };
  });
}

/** Rejects a submitted application; its team reads the reason at its link. Throws `not-found`, and `conflict` for one that is not submitted. */
export function rejectApplication(scope: TenantScope, id: string, reason: string): Promise<void> {
  return inTransaction(scope, async (scope) => {
    await lockSubmitted(scope, id);
    await decide(scope, id, { state: 'rejected', note: reason, decidedAt: new Date() });
  });
}

/**
 * Asks a submitted, rejected or closed application back: it is open again until `closesAt`, and its team reads the note above the form. Throws
 * `not-found`, `bad-request` for a past `closesAt`, and `conflict` for an accepted one.
 */
export function askBackApplication(
  scope: TenantScope,
  id: string,
  { note, closesAt }: { note: string | null; closesAt: Date | null },
): Promise<void> {
  return inTransaction(scope, async (scope) => {
    const { state } = await lockApplication(scope, id);
    if (state === 'accepted')
      throw new LeagueError('conflict', say`This application was accepted: change its team instead.`);
    if (closesAt && closesAt <= new Date()) throw badRequest(say`The closing date is in the past. Choose a later one.`);
    await decide(scope, id, { state: 'open', note, closesAt, reference: null, submittedAt: null, decidedAt: null });
  });
}

const notSubmitted = {
  accepted: say`This application is accepted, not submitted.`,
  open: say`This application is open, not submitted.`,
  rejected: say`This application is rejected, not submitted.`,
  withdrawn: say`This application is withdrawn, not submitted.`,
};

async function lockSubmitted(scope: TenantScope, id: string): Promise<ApplicationRow> {
  const row = await lockApplication(scope, id);
  if (row.state !== 'submitted') throw new LeagueError('conflict', notSubmitted[row.state]);
  return row;
}

function decide(scope: TenantScope, id: string, change: Partial<typeof teamApplications.$inferInsert>) {
  return scope.db
    .update(teamApplications)
    .set(change)
    .where(ofTenant(scope, teamApplications, eq(teamApplications.id, id)));
}
