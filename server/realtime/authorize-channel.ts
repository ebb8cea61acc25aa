import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { StaffMember } from '#lib/api/contract/staff.ts';
import { games } from '#server/db/schema/games.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import type { Realtime } from './open.ts';

const tablePrefix = 'presence-desk.';

/**
 * Signs what a staff member may hear: `private-user.{uuid}` of his own, and `presence-desk.{game}`, where those at the
 * table of a game see each other. Throws `forbidden` for any other channel, and for the table of another tenant's game.
 */
export async function authorizeChannel(
  scope: TenantScope,
  realtime: Pick<Realtime, 'pusher'> | undefined,
  { userId, name }: StaffMember,
  { socketId, channel }: { socketId: string; channel: string },
) {
  if (!realtime) throw new LeagueError('unavailable', 'There are no live channels here.');
  if (channel === `private-user.${userId}`) return realtime.pusher.authorizeChannel(socketId, channel);
  if (!(await isTableOf(scope, channel))) {
    throw new LeagueError('forbidden', `The channel "${channel}" is not for you.`);
  }
  return realtime.pusher.authorizeChannel(socketId, channel, { user_id: userId, user_info: { name } });
}

async function isTableOf(scope: TenantScope, channel: string): Promise<boolean> {
  const gameId = z.uuid().safeParse(channel.slice(tablePrefix.length)).data;
  if (!channel.startsWith(tablePrefix) || gameId === undefined) return false;
  return (await scope.db.$count(games, ofTenant(scope, games, eq(games.id, gameId)))) > 0;
}
