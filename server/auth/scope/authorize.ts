import { type StaffGrant, type StaffMember, staffRoles } from '#lib/api/contract/staff.ts';
import { holdsOneOf } from '#lib/api/contract/staff-grants.ts';
import type { StaffRight } from '#lib/api/contract/staff-rights.ts';
import { isOfTenant, type Reach, reaches, reachOf, type Whereabouts } from '#server/db/reach.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';
import { places } from './places.ts';

/** The parameters of a call, and the body of a command. */
export type CallInput = { params: Readonly<Record<string, unknown>>; body?: unknown };

/** Who makes a call: with the roles that they have for its record, and what they may see of a list. */
export type Authorized = { member: StaffMember; reach: Reach };

/**
 * Returns the member with the grants that hold for what the call is about. Throws `forbidden` for another role and for what lies outside the
 * scope of all of them, `not-found` for what the tenant does not have.
 */
export async function authorize(
  scope: TenantScope,
  member: StaffMember,
  right: StaffRight,
  input: CallInput,
): Promise<Authorized> {
  const held = member.grants.filter((grant) => holdsOneOf([grant], right.may));
  if (held.length === 0) throw new LeagueError('forbidden', say`This needs one of the roles: ${right.may.join(', ')}.`);
  if (held.every(isOfTenant)) return authorizedBy(member, held);
  const found = await findRecords(scope, right, input);
  const valid = staffRoles.flatMap((role) => {
    const own = held.filter((grant) => grant.role === role);
    return found.every((record) => reaches(reachOf(own), record)) ? own : [];
  });
  if (valid.length > 0) return authorizedBy(member, valid);
  throw new LeagueError('forbidden', say`This lies outside of what your role is for: ${held.map(placeOf).join(', ')}.`);
}

async function findRecords(scope: TenantScope, { of }: StaffRight, input: CallInput): Promise<Whereabouts[]> {
  const found: Whereabouts[] = [];
  for (const place of of) found.push(...(await places[place](scope, input)));
  return found;
}

const authorizedBy = (member: StaffMember, grants: StaffGrant[]): Authorized => ({
  member: { ...member, grants, roles: [...new Set(grants.map(({ role }) => role))] },
  reach: reachOf(grants),
});

const placeOf = ({ role, league, club }: StaffGrant): string =>
  league ? `${role} of ${league.name} ${league.season}` : club ? `${role} of ${club.name}` : role;
