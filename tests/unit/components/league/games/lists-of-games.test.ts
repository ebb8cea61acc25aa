import { describe, expect, test } from 'vitest';
import { teamSlugs, teamsOfGames } from '#components/entity/calendar/teams-of.ts';
import { roundsOf } from '#components/league/games/rounds-of.ts';
import { gameSummary, teamNamed } from '#tests/fixtures/game-summary.ts';

describe('rounds of a list of games', () => {
  test('games of a round stand together, in the order in which the rounds come', () => {
    const first = gameSummary({ id: 'a' });
    const second = gameSummary({ id: 'b', round: { slug: 'round-2', name: 'Round 2', number: 2 } });
    const late = gameSummary({ id: 'c' });
    expect(roundsOf([first, second, late]).map(({ games }) => games)).toEqual([[first, late], [second]]);
  });

  test('rounds of the same name in two phases are two', () => {
    const regular = gameSummary({ id: 'a' });
    const groups = gameSummary({ id: 'b', phase: { slug: 'groups', name: 'Groups', kind: 'group' } });
    expect(roundsOf([regular, groups])).toHaveLength(2);
  });
});

describe('teams of a list of games', () => {
  test('each team is named once, an open place not at all', () => {
    const games = [
      gameSummary(),
      gameSummary({ home: teamNamed('South'), away: teamNamed('East') }),
      gameSummary({ home: null }),
    ];
    expect(teamsOfGames(games).map(({ name }) => name)).toEqual(['North', 'South', 'East']);
  });

  test('a game is found by both of its teams', () => {
    expect(teamSlugs(gameSummary())).toBe('north south');
    expect(teamSlugs(gameSummary({ home: null }))).toBe('south');
  });
});
