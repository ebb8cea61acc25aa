import type { StaffGrant, StaffRole } from './staff.ts';

/** Every role with each kind of scope that it can have. */
export const grantKinds = [
  'admin',
  'league-admin',
  'editor',
  'league-editor',
  'club-editor',
  'scorer',
  'league-scorer',
  'club',
] as const;
export type GrantKind = (typeof grantKinds)[number];

const scopeKinds = ['tenant', 'league', 'club'] as const;
export type ScopeKind = (typeof scopeKinds)[number];

const kinds: Readonly<Record<StaffRole, Partial<Record<ScopeKind, GrantKind>>>> = {
  admin: { tenant: 'admin', league: 'league-admin' },
  editor: { tenant: 'editor', league: 'league-editor', club: 'club-editor' },
  scorer: { tenant: 'scorer', league: 'league-scorer' },
  club: { club: 'club' },
};

/** Returns the kinds of scope that a role can have. */
export const scopesOf = (role: StaffRole): ScopeKind[] => scopeKinds.filter((scope) => kinds[role][scope]);

/** Returns the kind of a grant; null for a role in a scope that it cannot have. */
export const kindOfGrant = (role: StaffRole, scope: ScopeKind): GrantKind | null => kinds[role][scope] ?? null;

/** Returns the kind of scope of a grant. */
export const scopeOfGrant = ({ league, club }: { league?: unknown; club?: unknown }): ScopeKind =>
  league ? 'league' : club ? 'club' : 'tenant';

/** Returns whether one of the grants is of one of the kinds. */
export const holdsOneOf = (grants: readonly StaffGrant[], allowed: readonly GrantKind[]): boolean =>
  grants.some((grant) => allowed.some((kind) => kind === kindOfGrant(grant.role, scopeOfGrant(grant))));
