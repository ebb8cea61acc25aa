import type { Random } from '#server/demo/simulate/random.ts';
import type { ClubSheet } from '#server/demo/world/clubs.ts';
import type { DrawnName, PoolKey } from './name-pool.ts';

/** What careers are made from. */
export type CareerWorld = { random: Random; drawName: (key: PoolKey) => DrawnName; clubs: readonly ClubSheet[] };
