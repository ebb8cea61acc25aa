import type { Random } from '#server/demo/simulate/random.ts';
import type { PoolKey } from './name-pool.ts';

type Share = { pool: PoolKey; weight: number };

const visitors: readonly Share[] = [
  { pool: 'US', weight: 17 },
  { pool: 'RS', weight: 4 },
  { pool: 'HR', weight: 3 },
  { pool: 'LT', weight: 4 },
  { pool: 'SN', weight: 3 },
  { pool: 'AR', weight: 2 },
  { pool: 'FR', weight: 2 },
  { pool: 'ES', weight: 2 },
];

const atHome: Record<string, readonly Share[]> = {
  RS: [
    { pool: 'RS', weight: 66 },
    { pool: 'ME', weight: 7 },
    { pool: 'BA', weight: 5 },
  ],
  BA: [
    { pool: 'BA', weight: 60 },
    { pool: 'RS', weight: 8 },
    { pool: 'HR', weight: 6 },
  ],
  SI: [
    { pool: 'SI', weight: 64 },
    { pool: 'HR', weight: 7 },
  ],
  ES: [
    { pool: 'ES', weight: 58 },
    { pool: 'AR', weight: 9 },
  ],
  FR: [
    { pool: 'FR', weight: 60 },
    { pool: 'SN', weight: 5 },
  ],
  IE: [
    { pool: 'IE', weight: 52 },
    { pool: 'US', weight: 8 },
  ],
  MT: [
    { pool: 'MT', weight: 36 },
    { pool: 'SI', weight: 6 },
  ],
  LV: [
    { pool: 'LV', weight: 30 },
    { pool: 'RU', weight: 34 },
    { pool: 'LT', weight: 4 },
  ],
};

/** Picks the nationality of a club's next signing, mostly that of its own country. */
export function drawOrigin(random: Random, country: string): PoolKey {
  return random.weighted([...(atHome[country] ?? []), ...visitors], ({ weight }) => weight).pool;
}

/** Staff nearly always come from the club's own country. */
export function drawStaffOrigin(random: Random, country: string): PoolKey {
  const [own] = atHome[country] ?? [];
  return own && random.chance(0.8) ? own.pool : random.pick(['RS', 'ES', 'LT', 'SI'] as const);
}
