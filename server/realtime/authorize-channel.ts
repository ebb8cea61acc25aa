import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { recordEvents } from '#lib/api/contract/live.ts';
import type { StaffMember } from '#lib/api/contract/staff.ts';
import { rolesOf } from '#lib/api/contract/staff-rights.ts';
import { games } from '#server/db/schema/games.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import type { Realtime } from './open.ts';

const deskPrefix = 'presence-desk.';

/**
 * Signs the subscription of a staff member to `private-user.{uuid}` (their own) or, for those who may record a game, to
 * `presence-desk.{game}`, where those at its scorer's desk see each other. Throws `forbidden` for any other channel and for a game of another
 * tenant, `unavailable` where there are no live channels.
 */
export async function authorizeChannel(
  scope: TenantScope,
  realtime: Pick<Realtime, 'pusher'> | undefined,
  { userId, name, roles }: StaffMember,
  { socketId, channel }: { socketId: string; channel: string },
) {
  if (!realtime) throw new LeagueError('unavailable', 'Live channels are not available on this server.');
  if (channel === `private-user.${userId}`) return realtime.pusher.authorizeChannel(socketId, channel);
  const isCrew = rolesOf(recordEvents).some((role) => roles.includes(role));
  if (!isCrew || !(await isDeskChannel(scope, channel))) {
    throw new LeagueError('forbidden', `You may not subscribe to the channel "${channel}".`);
  }
  return realtime.pusher.authorizeChannel(socketId, channel, { user_id: userId, user_info: { name } });
}

async function isDeskChannel(scope: TenantScope, channel: string): Promise<boolean> {
  const gameId = z.uuid().safeParse(channel.slice(deskPrefix.length)).data;
  if (!channel.startsWith(deskPrefix) || gameId === undefined) return false;
  return (await scope.db.$count(games, ofTenant(scope, games, eq(games.id, gameId)))) > 0;
}
