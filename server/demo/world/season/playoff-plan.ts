import type { Side } from '#lib/basketball/events.ts';
import { idOf } from '#server/demo/world/identity.ts';

export type RoundSlug = 'quarter-finals' | 'semi-finals' | 'third-place' | 'final';

/** Source of a team of a series: a place in the standings, or an earlier series. */
export type DuelSource = { kind: 'seed'; seed: number } | { kind: 'winner' | 'loser'; of: string };

export type DuelPlan = {
  slug: string;
  round: RoundSlug;
  home: DuelSource;
  away: DuelSource;
  bestOf: number;
  /** `H` where the better seed plays at home. */
  homePattern: string;
  /** Days after the start of the playoffs, and of each game after that. */
  startsAfterDays: number;
  gameDays: readonly number[];
  time: string;
  appeal: number;
  next: { slug: string; side: Side } | null;
};

const seed = (place: number): DuelSource => ({ kind: 'seed', seed: place });
const winner = (of: string): DuelSource => ({ kind: 'winner', of });
const loser = (of: string): DuelSource => ({ kind: 'loser', of });

const bestOfThree = { bestOf: 3, homePattern: 'HAH', gameDays: [0, 4, 7] } as const;

function quarterFinal(number: number, home: number, away: number, side: Side): DuelPlan {
  return {
    ...bestOfThree,
    slug: `quarter-final-${number}`,
    round: 'quarter-finals',
    home: seed(home),
    away: seed(away),
    startsAfterDays: number % 2,
    time: number < 3 ? '18:00' : '20:15',
    appeal: 0.14,
    next: { slug: `semi-final-${number < 3 ? 1 : 2}`, side },
  };
}

function semiFinal(number: number, first: string, second: string, side: Side): DuelPlan {
  return {
    ...bestOfThree,
    slug: `semi-final-${number}`,
    round: 'semi-finals',
    home: winner(first),
    away: winner(second),
    startsAfterDays: 13 + number,
    time: '19:00',
    appeal: 0.24,
    next: { slug: 'final', side },
  };
}

/** Eight teams, best of three, three and five, and a third-place game. Earlier series come before later ones. */
export const playoffPlan: readonly DuelPlan[] = [
  quarterFinal(1, 1, 8, 'home'),
  quarterFinal(2, 4, 5, 'away'),
  quarterFinal(3, 2, 7, 'home'),
  quarterFinal(4, 3, 6, 'away'),
  semiFinal(1, 'quarter-final-1', 'quarter-final-2', 'home'),
  semiFinal(2, 'quarter-final-3', 'quarter-final-4', 'away'),
  {
    slug: 'third-place',
    round: 'third-place',
    home: loser('semi-final-1'),
    away: loser('semi-final-2'),
    bestOf: 1,
    homePattern: 'H',
    startsAfterDays: 27,
    gameDays: [0],
    time: '18:00',
    appeal: 0.1,
    next: null,
  },
  {
    slug: 'final',
    round: 'final',
    home: winner('semi-final-1'),
    away: winner('semi-final-2'),
    bestOf: 5,
    homePattern: 'HHAAH',
    startsAfterDays: 28,
    gameDays: [0, 2, 6, 8, 12],
    time: '19:30',
    appeal: 0.36,
    next: null,
  },
];

function singleGame(
  slug: string,
  round: RoundSlug,
  home: DuelSource,
  away: DuelSource,
  day: number,
  time: string,
): DuelPlan {
  const next =
    round === 'semi-finals'
      ? { slug: 'final', side: slug.endsWith('1') ? ('home' as const) : ('away' as const) }
      : null;
  return {
    slug,
    round,
    home,
    away,
    bestOf: 1,
    homePattern: 'H',
    startsAfterDays: day,
    gameDays: [0],
    time,
    appeal: 0.12,
    next,
  };
}

/** Four teams on one weekend, single games. */
export const superCupPlan: readonly DuelPlan[] = [
  singleGame('semi-final-1', 'semi-finals', seed(1), seed(4), 0, '17:00'),
  singleGame('semi-final-2', 'semi-finals', seed(2), seed(3), 0, '20:00'),
  singleGame('third-place', 'third-place', loser('semi-final-1'), loser('semi-final-2'), 1, '16:00'),
  singleGame('final', 'final', winner('semi-final-1'), winner('semi-final-2'), 1, '19:00'),
];

export function duelId(key: string, slug: string): string {
  return idOf(`duel/${key}/${slug}`);
}

/** Formats an open pairing: a place (`1.`) or the series its team comes from (`SF1`). */
export function seedLabel(source: DuelSource): string {
  if (source.kind === 'seed') return `${source.seed}.`;
  const [stage, , number] = source.of.split('-');
  return `${source.kind === 'loser' ? 'L ' : ''}${stage === 'quarter' ? 'QF' : 'SF'}${number}`;
}
