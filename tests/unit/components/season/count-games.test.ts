import { describe, expect, test } from 'vitest';
import { countGames } from '#components/season/count-games.ts';
import { league, team } from '#tests/unit/components/home/samples.ts';

describe('the games of a season', () => {
  test('are those of all its leagues together', () => {
    const leagues = [league('first', { games: 132, gamesFinished: 49 }), league('cup', { games: 4, gamesFinished: 4 })];
    expect(countGames(leagues)).toEqual({ games: 136, finished: 53, isOver: false });
  });

  test('are over with the last champion, though a game was cancelled', () => {
    const first = league('first', { games: 151, gamesFinished: 150, champion: team('drava') });
    expect(countGames([first])).toEqual({ games: 151, finished: 150, isOver: true });
  });
});
