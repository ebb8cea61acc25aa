import type { StaffGrant, StaffRole } from '#lib/api/contract/staff.ts';
import { type ScopeKind, scopeOfGrant, scopesOf } from '#lib/api/contract/staff-grants.ts';

/** A role that is given or changed: `id` is that of the league or club, empty until one is chosen. */
export type GrantDraft = { role: StaffRole; scope: ScopeKind; id: string };

/** Returns the scopes that a role can be given in by somebody with these grants: an admin of a league gives roles in leagues only. */
export function scopesToGive(own: readonly StaffGrant[], role: StaffRole): ScopeKind[] {
  const isAdminOfAll = own.some((grant) => grant.role === 'admin' && scopeOfGrant(grant) === 'tenant');
  return scopesOf(role).filter((scope) => isAdminOfAll || scope === 'league');
}

/** Returns the draft of somebody who invites. */
export const newGrant = (own: readonly StaffGrant[]): GrantDraft =>
  withRole(own, { role: 'scorer', scope: 'tenant', id: '' }, 'scorer');

export const draftOf = ({ role, league, club }: StaffGrant): GrantDraft => ({
  role,
  scope: scopeOfGrant({ league, club }),
  id: league?.id ?? club?.id ?? '',
});

export function withRole(own: readonly StaffGrant[], draft: GrantDraft, role: StaffRole): GrantDraft {
  const [first = 'tenant', ...others] = scopesToGive(own, role);
  return first === draft.scope || others.includes(draft.scope) ? { ...draft, role } : { role, scope: first, id: '' };
}

export const withScope = (draft: GrantDraft, scope: ScopeKind): GrantDraft => ({ ...draft, scope, id: '' });

/** Returns what the calls take; null while the league or club is missing. */
export function toGrantInput({ role, scope, id }: GrantDraft) {
  if (scope !== 'tenant' && id === '') return null;
  return { role, leagueId: scope === 'league' ? id : null, clubId: scope === 'club' ? id : null };
}
