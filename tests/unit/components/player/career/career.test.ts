import { expect, test } from 'vitest';
import { averageOf, sumOf } from '#components/player/career/average-of.ts';
import { emptyStatLine } from '#lib/basketball/stat-line.ts';
import { addUp } from '#server/league/person/career/add-up.ts';
import { highsOf } from '#server/league/person/career/highs.ts';
import type { CareerLine } from '#server/league/person/career/load-lines.ts';
import { splitsOf } from '#server/league/person/career/splits.ts';

let number = 0;

function game(values: Partial<CareerLine> = {}): CareerLine {
  number += 1;
  return {
    ...emptyStatLine(),
    gameId: `game-${number}`,
    personId: 'person',
    teamId: 'own',
    leagueId: 'league',
    side: 'home',
    starter: false,
    pir: 0,
    efficiency: 0,
    winnerId: 'own',
    season: { slug: '2025-26', name: '2025/26' },
    ...values,
  };
}

test('sums know of how many games minutes and index are known', () => {
  const sums = addUp([
    game({ points: 10, playedMs: 60_000, pir: 12, starter: true }),
    game({ points: 5, playedMs: null, pir: null }),
    game({ points: 6, playedMs: 120_000, pir: 3 }),
  ]);
  expect(sums).toMatchObject({ games: 3, starts: 1, timedGames: 2, ratedGames: 2, pir: 15 });
  expect(sums?.totals).toMatchObject({ points: 21, playedMs: 180_000 });
  expect(addUp([])).toBeNull();
});

test('averages are over the games of which a figure is known', () => {
  const sums = addUp([game({ points: 9, playedMs: 600_000, pir: 8 }), game({ points: 4, playedMs: null, pir: null })]);
  if (!sums) throw new Error('There are lines.');
  expect(averageOf('points', sums, 'en')).toBe('6.5');
  expect(averageOf('minutes', sums, 'en')).toBe('10:00');
  expect(averageOf('pir', sums, 'en')).toBe('8.0');
  expect(sumOf('points', sums, 'en')).toBe('13');
});

test('a season without minutes or index has a dash for them', () => {
  const sums = addUp([game({ playedMs: null, pir: null, plusMinus: null })]);
  if (!sums) throw new Error('There is a line.');
  for (const key of ['minutes', 'plusMinus', 'pir'] as const) expect(averageOf(key, sums, 'en')).toBe('–');
});

test('a high is the first game with the best figure; figures of nothing are none', () => {
  const [latest, middle, first] = [game({ assists: 9 }), game({ assists: 3, plusMinus: -4 }), game({ assists: 9 })];
  const highs = highsOf([latest, middle, first]);
  expect(highs).toEqual([{ kind: 'assists', value: 9, times: 2, line: first }]);
});

test('a career is split by place and result, the latest season apart from the whole', () => {
  const past = { slug: '2024-25', name: '2024/25' };
  const lines = [
    game({ points: 1 }),
    game({ points: 2, side: 'away', winnerId: 'other' }),
    game({ points: 4, season: past, side: 'away' }),
    game({ points: 8, season: past, winnerId: null }),
  ];
  const figures = splitsOf(lines).map(({ season, splits }) => [
    season?.slug ?? 'career',
    Object.fromEntries(splits.map(({ kind, totals }) => [kind, totals.points])),
  ]);
  expect(figures).toEqual([
    ['2025-26', { home: 1, away: 2, won: 1, lost: 2 }],
    ['career', { home: 9, away: 6, won: 5, lost: 2 }],
  ]);
  expect(splitsOf(lines.slice(0, 2))).toHaveLength(1);
  expect(splitsOf([])).toEqual([]);
});
