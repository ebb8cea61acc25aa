import type { FollowedNoun, Follow as FollowTarget } from '#lib/api/contract/account/follows.ts';

export type { Follow as FollowTarget } from '#lib/api/contract/account/follows.ts';

/** A follow as a list shows it: with the name, and the path of its page without language prefix. */
export type NamedFollow = FollowTarget & { name: string; href: string };

export const isSame = (one: FollowTarget, other: FollowTarget): boolean =>
  one.noun === other.noun && one.id === other.id;

const nouns: Record<FollowedNoun, true> = { team: true, player: true, league: true, club: true, game: true };

export const isFollowedNoun = (value: unknown): value is FollowedNoun => typeof value === 'string' && value in nouns;
