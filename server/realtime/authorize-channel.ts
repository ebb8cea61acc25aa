import type { StaffMember } from '#lib/api/contract/staff.ts';
import { LeagueError } from '#server/league/errors.ts';
import type { Realtime } from './open.ts';

/**
 * Signs what a staff member may hear: `private-user.{uuid}` of his own, and `presence-desk.{game}`, where those at the
 * table of a game see each other. Throws `forbidden` for any other channel.
 */
export function authorizeChannel(
  realtime: Pick<Realtime, 'pusher'> | undefined,
  { userId, name }: StaffMember,
  { socketId, channel }: { socketId: string; channel: string },
) {
  if (!realtime) throw new LeagueError('unavailable', 'There are no live channels here.');
  if (channel === `private-user.${userId}`) return realtime.pusher.authorizeChannel(socketId, channel);
  if (/^presence-desk\.[\w-]+$/.test(channel)) {
    return realtime.pusher.authorizeChannel(socketId, channel, { user_id: userId, user_info: { name } });
  }
  throw new LeagueError('forbidden', `The channel "${channel}" is not for you.`);
}
