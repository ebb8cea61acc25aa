import { describe, expect, test } from 'vitest';
import type { PlayerSeason } from '#lib/api/contract/league-players.ts';
import { clubBoards } from '#lib/api/readers/club-boards.ts';
import { emptyStatLine } from '#lib/basketball/stat-line.ts';
import { team } from '#tests/unit/components/home/samples.ts';

function player(name: string, games: number, points: number, fields: Partial<PlayerSeason> = {}): PlayerSeason {
  const totals = { ...emptyStatLine(), points, offensiveRebounds: games, defensiveRebounds: 2 * games, assists: 0 };
  return {
    player: { id: name, slug: name, firstName: name, lastName: name, name, portrait: null },
    team: team('drava'),
    position: null,
    games,
    starts: 0,
    totals,
    pir: null,
    efficiency: 0,
    recorded: { games: {}, made: {} },
    ...fields,
  };
}

const shown = (players: PlayerSeason[], category: string) =>
  clubBoards(players, 'kk-drava', 3)
    .find((board) => board.category === category)
    ?.leaders.map(({ rank, player, value }) => [rank, player.name, value]);

describe('the leaders on a club’s own site', () => {
  test('are its own players, by the average of a game', () => {
    const players = [player('a', 9, 90), player('b', 3, 60), player('c', 9, 180, { team: team('sava') })];
    expect(shown(players, 'points')).toEqual([
      [1, 'b', 20],
      [2, 'a', 10],
    ]);
  });

  test('have played a third of the games of the one who has played most', () => {
    expect(shown([player('a', 9, 90), player('b', 2, 60)], 'points')).toEqual([[1, 'a', 10]]);
  });

  test('share the rank where they are level', () => {
    const players = [player('a', 9, 90), player('b', 6, 60), player('c', 6, 48)];
    expect(shown(players, 'points')?.map(([rank]) => rank)).toEqual([1, 1, 3]);
  });

  test('count rebounds of both ends, and are none in what is not recorded', () => {
    expect(shown([player('a', 9, 90)], 'rebounds')).toEqual([[1, 'a', 3]]);
    expect(shown([player('a', 9, 90)], 'pir')).toBeUndefined();
    expect(clubBoards([], 'kk-drava', 3).every(({ leaders }) => leaders.length === 0)).toBe(true);
  });
});
