import { expect, test } from 'vitest';
import type { BoxScore, PlayerLine } from '#lib/api/contract/box-score.ts';
import { emptyStatLine } from '#lib/basketball/stat-line.ts';
import { bestPlayer, leadingPlayer } from '#lib/recap/leading-players.ts';

function player(name: string, points: number, fields: { pir?: number | null; assists?: number | null } = {}) {
  const { pir = null, assists = 0 } = fields;
  return { player: { id: name, name }, played: true, line: { ...emptyStatLine(), points, assists }, pir } as PlayerLine;
}

const nameOf = (leader: { player: PlayerLine } | null) => leader?.player.player.name;
const boxOf = (home: PlayerLine[], away: PlayerLine[]) =>
  ({
    home: { players: home, totals: { points: 80 } },
    away: { players: away, totals: { points: 90 } },
  }) as unknown as BoxScore;

test('of players with as many assists the better scorer leads', () => {
  expect(nameOf(leadingPlayer([player('A', 10, { assists: 5 }), player('B', 12, { assists: 5 })], 'assists'))).toBe(
    'B',
  );
});

test('what nobody has, or the game did not record, has no leader', () => {
  expect(leadingPlayer([player('A', 10)], 'assists')).toBeNull();
  expect(leadingPlayer([player('A', 10, { assists: null })], 'assists')).toBeNull();
});

test('the best player has the highest PIR, of equal ones that of the winners', () => {
  expect(nameOf(bestPlayer(boxOf([player('A', 30, { pir: 20 })], [player('B', 10, { pir: 25 })])))).toBe('B');
  expect(nameOf(bestPlayer(boxOf([player('A', 30, { pir: 20 })], [player('B', 10, { pir: 20 })])))).toBe('B');
});

test('without PIR the best player is the top scorer', () => {
  const best = bestPlayer(boxOf([player('A', 30)], [player('B', 10)]));
  expect(nameOf(best)).toBe('A');
  expect(best?.by).toBe('points');
});
