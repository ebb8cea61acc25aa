import type { Command } from 'commander';
import type { StaffGrant } from '#lib/api/contract/staff.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest } from '#server/errors.ts';
import { findClub } from '#server/league/club/find.ts';
import { findLeagueId } from '#server/league/league/find.ts';

export type GrantOptions = { league?: string; club?: string };

/** Adds the options that narrow a role to a league or a club. */
export const addScopeOptions = (command: Command): Command =>
  command
    .option('--league <season/league>', 'only in this league, as in its address: 2026-27/first-league')
    .option('--club <club>', 'only for this club, as in its address');

/** Returns the league or club that the options name. Throws `bad-request` and `not-found`. */
export async function findScope(scope: TenantScope, { league, club }: GrantOptions) {
  return {
    ...(league !== undefined && { leagueId: await findLeagueId(scope, toAddress(league)) }),
    ...(club !== undefined && { clubId: (await findClub(scope, club)).id }),
  };
}

function toAddress(text: string): { season: string; league: string } {
  const [season, league, ...rest] = text.split('/');
  if (season && league && rest.length === 0) return { season, league };
  throw badRequest(`--league "${text}": give season and league as in the address, such as 2026-27/first-league.`);
}

/** Returns a grant in one phrase. */
export const describeGrant = ({ role, league, club }: StaffGrant): string =>
  league ? `${role} of ${league.name} ${league.season}` : club ? `${role} of ${club.name}` : role;
