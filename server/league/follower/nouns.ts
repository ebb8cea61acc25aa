import type { FollowedNoun } from '#lib/api/contract/account/follows.ts';
import type { followedNouns } from '#server/db/schema/follows.ts';

type StoredNoun = (typeof followedNouns)[number];

/** A player is a person in the tables. */
export const toStoredNoun = (noun: FollowedNoun): StoredNoun => (noun === 'player' ? 'person' : noun);
export const toFollowedNoun = (noun: StoredNoun): FollowedNoun => (noun === 'person' ? 'player' : noun);
