import { type FollowerChoices, followerChoices } from '#lib/api/contract/account/user.ts';

const defaults: FollowerChoices = {
  hideScores: false,
  scoreDelayMinutes: 0,
  quietHours: null,
  timeZone: null,
  muted: [],
};

/** Returns the stored choices of a follower, with what was never chosen. */
export const choicesOf = (stored: Record<string, unknown> | undefined): FollowerChoices =>
  followerChoices.parse({ ...defaults, ...stored });
