import type { Random } from '#server/demo/simulate/random.ts';
import type { PlayerPosition, PlayerRatings } from '#server/demo/simulate/types.ts';

/**
 * Abilities of a player, independent of team and role; constant over a career. `level` is in standard deviations of the
 * league.
 */
export type Talent = Omit<PlayerRatings, 'minutes'> & { level: number };

const typical: Record<PlayerPosition, Omit<Talent, 'level'>> = {
  guard: {
    usage: 1.05,
    twoPoint: 0.49,
    threePoint: 0.327,
    freeThrow: 0.785,
    threeShare: 0.49,
    rebound: 0.62,
    pass: 1.65,
    steal: 1.3,
    block: 0.4,
    turnover: 1.15,
    foul: 0.92,
    defence: 0,
  },
  forward: {
    usage: 1,
    twoPoint: 0.515,
    threePoint: 0.32,
    freeThrow: 0.74,
    threeShare: 0.385,
    rebound: 1.05,
    pass: 0.75,
    steal: 0.95,
    block: 0.95,
    turnover: 0.9,
    foul: 1,
    defence: 0,
  },
  center: {
    usage: 0.95,
    twoPoint: 0.545,
    threePoint: 0.29,
    freeThrow: 0.66,
    threeShare: 0.13,
    rebound: 1.75,
    pass: 0.6,
    steal: 0.7,
    block: 2,
    turnover: 1,
    foul: 1.2,
    defence: 0,
  },
};

const spread = (random: Random, mean: number, share: number) =>
  Math.max(mean * 0.35, random.normal(mean, mean * share));

/** Draws the abilities of a player of a position, around the level of the team. */
export function drawTalent(random: Random, position: PlayerPosition, teamLevel: number): Talent {
  const base = typical[position];
  const level = random.normal(teamLevel, 0.9);
  return {
    level,
    usage: spread(random, base.usage * (1 + 0.13 * level), 0.16),
    twoPoint: random.normal(base.twoPoint + 0.014 * level, 0.018),
    threePoint: random.normal(base.threePoint + 0.009 * level, 0.026),
    freeThrow: Math.min(0.93, random.normal(base.freeThrow + 0.008 * level, 0.06)),
    threeShare: Math.max(0.02, Math.min(0.75, spread(random, base.threeShare, 0.28))),
    rebound: spread(random, base.rebound, 0.22),
    pass: spread(random, base.pass, 0.32),
    steal: spread(random, base.steal * (1 + 0.05 * level), 0.3),
    block: spread(random, base.block, 0.42),
    turnover: spread(random, base.turnover, 0.18),
    foul: spread(random, base.foul, 0.18),
    defence: random.normal(0.005 * level, 0.01),
  };
}

/** Target minutes of the first, second … player of a rotation; they add up to 200 plus a few for the last. */
const minutesByRole = [33.5, 30.5, 28.5, 25.5, 22.5, 19, 15.5, 11.5, 8, 3.6, 1.4, 0.6] as const;

/** Returns the ratings of a player in a role of the team (0 = most minutes). */
export function ratingsInRole({ level: _, ...talent }: Talent, role: number): PlayerRatings {
  return { ...talent, minutes: minutesByRole[role] ?? 0.5 };
}
