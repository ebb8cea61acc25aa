import { eq } from 'drizzle-orm';
import type Pusher from 'pusher';
import { z } from 'zod';
import { gameOfDeskChannel } from '#lib/api/contract/desk-channel.ts';
import { recordEvents } from '#lib/api/contract/live.ts';
import type { AuthorizeChannelInput, StaffMember } from '#lib/api/contract/staff.ts';
import { games } from '#server/db/schema/games.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { publishAuthorized } from '#server/realtime/socket-credentials.ts';
import { say } from '#server/refusals/sentence.ts';
import { type BearerHolder, holdCredential } from './bearer-holder.ts';
import { isRecordChannel } from './record-channel.ts';
import { mayCall } from './scope/may-call.ts';

/**
 * Signs the subscription of a staff member to `private-user.{uuid}` (their own) or, for those who may record a game, to
 * `presence-desk.{game}`, where those at its scorer's desk see each other, a named device with its duty; or to `presence-office.{tenant}.{noun}.{record}`, where those
 * who may change a record see who else has it open. The socket is closed when their session or service
 * token is revoked. Throws `forbidden` for any other channel and for a game of another tenant, `unavailable` where there are no
 * live channels.
 */
export function authorizeChannel(
  scope: TenantScope,
  realtime: { pusher: Pick<Pusher, 'authorizeChannel'> } | undefined,
  { member, credentialId }: BearerHolder,
  { socketId, channel, device }: AuthorizeChannelInput,
) {
  return inTransaction(scope, async (scope) => {
    if (!realtime) throw new LeagueError('unavailable', say`Live channels are not available on this server.`);
    const { userId, name } = member;
    const isOwn = channel === `private-user.${userId}`;
    if (!isOwn && !(await isOwnDesk(scope, member, channel)) && !(await isRecordChannel(scope, member, channel))) {
      throw new LeagueError('forbidden', say`You may not subscribe to the channel "${channel}".`);
    }
    await holdCredential(scope, credentialId);
    await publishAuthorized(scope.db, socketId, credentialId);
    const presence = isOwn
      ? undefined
      : {
          user_id: device ? `${userId}/${device.id}` : userId,
          user_info: { name, ...(device && { duty: device.duty }) },
        };
    return realtime.pusher.authorizeChannel(socketId, channel, presence);
  });
}

/** Returns whether it is the channel of a game's desk, and the member may record that game. */
async function isOwnDesk(scope: TenantScope, member: StaffMember, channel: string): Promise<boolean> {
  const gameId = z.uuid().safeParse(gameOfDeskChannel(channel)).data;
  if (gameId === undefined) return false;
  // For a role in the whole tenant `mayCall` does not look the game up.
  if ((await scope.db.$count(games, ofTenant(scope, games, eq(games.id, gameId)))) === 0) return false;
  return mayCall(scope, member, recordEvents, { gameId });
}
