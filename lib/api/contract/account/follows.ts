import { z } from 'zod';
import { defineCall } from '#lib/api/contract/call.ts';
import { defineCommand } from '#lib/api/contract/command.ts';

const nothing = z.object({});

export const followedNouns = ['team', 'player', 'league', 'club', 'game'] as const;
export type FollowedNoun = (typeof followedNouns)[number];

/** What is followed: the `id` of a team, player, league, club or game as other answers name it. */
const follow = z.object({ noun: z.enum(followedNouns), id: z.uuid() });
export type Follow = z.infer<typeof follow>;

export const maxFollows = 500;
const items = z.array(follow).max(maxFollows);

export const listFollows = defineCall({
  path: '/v2/website/user/follows',
  summary: 'All that the follower follows, the latest first',
  params: nothing,
  query: nothing,
  answer: z.object({ items }),
});

export const addFollow = defineCommand({
  method: 'PUT',
  path: '/v2/website/user/follows/{noun}/{id}',
  summary: 'Follows a team, player, league, club or game',
  params: follow,
  body: nothing,
  answer: nothing,
});

export const removeFollow = defineCommand({
  method: 'DELETE',
  path: '/v2/website/user/follows/{noun}/{id}',
  summary: 'Follows it no longer; without a follow nothing happens',
  params: follow,
  body: nothing,
  answer: nothing,
});

export const mergeFollows = defineCommand({
  method: 'POST',
  path: '/v2/website/user/follows',
  summary: 'Adds what was followed on a device before; unknown ones are left out',
  params: nothing,
  body: z.object({ items }),
  answer: z.object({ items }),
});
