import { grantInput } from '#lib/api/contract/staff-members.ts';
import { isUuid } from '#server/auth/is-uuid.ts';
import { findMember } from '#server/auth/staff/list-members.ts';
import { type Whereabouts, whereaboutsOf } from '#server/db/reach.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';

/** The scopes of one grant of a member of staff, or of all of them. Throws `not-found`. */
export async function grantPlaces(scope: TenantScope, userId: string, grantId?: string): Promise<Whereabouts[]> {
  const { grants } = await findMember(scope, isUuid(userId) ? userId : '');
  const named = grants.filter(({ id }) => grantId === undefined || id === grantId);
  if (named.length === 0) throw notFound('role', grantId ?? userId);
  return named.map(whereaboutsOf);
}

/** The scope of a grant that is to be given. */
export async function newGrantPlace(_scope: TenantScope, body: unknown): Promise<Whereabouts> {
  const { leagueId, clubId } = grantInput.parse(body);
  return { leagues: leagueId ? [leagueId] : [], clubs: clubId ? [clubId] : [] };
}
