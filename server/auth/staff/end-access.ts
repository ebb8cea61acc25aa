import { eq } from 'drizzle-orm';
import { type Reach, reaches } from '#server/db/reach.ts';
import { signInLinks } from '#server/db/schema/sign-in-links.ts';
import type { staff } from '#server/db/schema/staff.ts';
import { sessions } from '#server/db/schema/users.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { closeSocketsOf } from '#server/realtime/socket-credentials.ts';
import { say } from '#server/refusals/sentence.ts';
import { lockPlaces } from './lock-places.ts';

type Place = Pick<typeof staff.$inferSelect, 'leagueId' | 'clubId'>;

/**
 * Makes the sign-in links of a user void, and ends all their sessions with their sockets. The links first: of one that is being used, the session is
 * there by then.
 */
export async function endAccess(scope: TenantScope, userId: string): Promise<void> {
  await scope.db.delete(signInLinks).where(ofTenant(scope, signInLinks, eq(signInLinks.userId, userId)));
  const ended = scope.db.delete(sessions).where(ofTenant(scope, sessions, eq(sessions.userId, userId)));
  await closeSocketsOf(scope.db, await ended.returning({ id: sessions.id }));
}

/**
 * Ends the access of somebody whose roles are all of leagues before they get one elsewhere: an admin of those leagues could make links for them, and may
 * have used one. Locks their roles. Throws `conflict` where somebody grants who could not give them a new link. Returns whether the access has ended.
 */
export async function endAccessBefore(
  scope: TenantScope,
  userId: string,
  added: Place,
  reach: Reach,
): Promise<boolean> {
  const held = await lockPlaces(scope, userId);
  const isOfLeagues = held.every(({ leagues }) => leagues.length > 0);
  const isAmongThem = held.some(({ leagues }) => leagues.some((league) => league === added.leagueId));
  if (!isOfLeagues || isAmongThem) return false;
  if (!held.every((place) => reaches(reach, place)))
    throw new LeagueError(
      'conflict',
      say`This person works for another league: an admin of the whole site gives them roles in more of them.`,
    );
  await endAccess(scope, userId);
  return true;
}
