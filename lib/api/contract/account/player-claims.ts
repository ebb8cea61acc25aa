import { z } from 'zod';
import { defineCall } from '#lib/api/contract/call.ts';
import { defineCommand } from '#lib/api/contract/command.ts';
import { instant } from '#lib/api/contract/common.ts';

const nothing = z.object({});

export const claimStates = ['claimed', 'confirmed', 'refused'] as const;
export type ClaimState = (typeof claimStates)[number];

/** A follower who claims to be a player, and what staff have decided. */
const playerClaim = z
  .object({
    id: z.string(),
    follower: z.object({ name: z.string(), email: z.string() }),
    player: z.object({ id: z.string(), name: z.string(), slug: z.string() }),
    state: z.enum(claimStates),
    /** Another follower has been confirmed as this player. */
    isTaken: z.boolean(),
    createdAt: instant,
    decidedAt: instant.nullable(),
  })
  .meta({ id: 'PlayerClaim' });
export type PlayerClaim = z.infer<typeof playerClaim>;

export const listPlayerClaims = defineCall({
  path: '/v2/manage/player-claims',
  summary:
    'Followers who claim to be a player: those who wait for an answer, the oldest first, or the last hundred that were decided',
  params: nothing,
  query: z.object({ of: z.enum(['waiting', 'decided']).optional() }),
  answer: z.object({ items: z.array(playerClaim) }),
});

export const decidePlayerClaim = defineCommand({
  method: 'PUT',
  path: '/v2/manage/player-claims/{claimId}',
  summary: 'Confirms or refuses that a follower is the player, or has the claim wait again',
  params: z.object({ claimId: z.uuid() }),
  body: z.object({
    decision: z.enum(claimStates),
    /** The player and the state that the decision is based on: a claim that is another by now is a conflict. */
    player: z.uuid(),
    was: z.enum(claimStates).optional(),
  }),
  answer: nothing,
});
