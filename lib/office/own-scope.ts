import type { StaffGrant } from '#lib/api/contract/staff.ts';
import { holdsOneOf } from '#lib/api/contract/staff-grants.ts';
import { rightOf } from '#lib/api/contract/staff-rights.ts';

/** Returns whether one of the grants may make a call at all; whether for a certain record, the engine decides. */
export const mayCall = (grants: readonly StaffGrant[], call: { method?: string; path: string }): boolean =>
  holdsOneOf(grants, rightOf(call).may);

type Placed = { league?: { id: string }; clubs?: readonly (string | null | undefined)[] };

/** Returns whether something of a league and of clubs, by their slugs, lies in the scope of a grant that may make the call. */
export const isInScope = (
  grants: readonly StaffGrant[],
  call: { method?: string; path: string },
  { league, clubs = [] }: Placed,
): boolean =>
  grants.some(
    (grant) =>
      mayCall([grant], call) &&
      ((!grant.league && !grant.club) ||
        (grant.league && grant.league.id === league?.id) ||
        (grant.club && clubs.includes(grant.club.slug))),
  );
