import { z } from 'zod';
import { defineCall } from '#lib/api/contract/call.ts';
import { defineCommand } from '#lib/api/contract/command.ts';
import { instant } from '#lib/api/contract/common.ts';

const nothing = z.object({});

/** A follower who claims to be a player. */
const playerClaim = z
  .object({
    id: z.string(),
    follower: z.object({ name: z.string(), email: z.string() }),
    player: z.object({ id: z.string(), name: z.string(), slug: z.string() }),
    createdAt: instant,
  })
  .meta({ id: 'PlayerClaim' });
export type PlayerClaim = z.infer<typeof playerClaim>;

export const listPlayerClaims = defineCall({
  path: '/v2/manage/player-claims',
  summary: 'Followers who claim to be a player and wait for an answer, the oldest first',
  params: nothing,
  query: nothing,
  answer: z.object({ items: z.array(playerClaim) }),
});

export const decidePlayerClaim = defineCommand({
  method: 'PUT',
  path: '/v2/manage/player-claims/{claimId}',
  summary: 'Confirms or refuses that a follower is the player',
  params: z.object({ claimId: z.uuid() }),
  body: z.object({ decision: z.enum(['confirmed', 'refused']) }),
  answer: nothing,
});
