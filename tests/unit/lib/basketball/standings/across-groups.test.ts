import { expect, test } from 'vitest';
import { euroleague } from '#lib/basketball/standings/profiles/euroleague.ts';
import { fiba } from '#lib/basketball/standings/profiles/fiba.ts';
import { rankAcrossGroups } from '#lib/basketball/standings/rank-across-groups.ts';
import { rankTeams } from '#lib/basketball/standings/rank-teams.ts';
import { playedGames, teamsOf } from '#tests/unit/lib/basketball/standings/support/build-game.ts';

function group(name: string, ...texts: string[]) {
  const games = playedGames(...texts);
  return { group: name, rows: rankTeams({ profile: fiba, teams: teamsOf(games), games }) };
}

const first = group('1', 'A–B 80–70', 'A–C 80–60', 'B–C 80–70');
const second = group('2', 'D–E 80–79', 'D–F 90–50', 'E–F 80–75');

test('teams are ranked by place, then record, then difference, then points scored (D.4)', () => {
  const rows = rankAcrossGroups([first, second]);
  expect(rows.map(({ team, rank, place }) => [team, rank, place])).toEqual([
    ['D', 1, 1],
    ['A', 2, 1],
    ['E', 3, 2],
    ['B', 4, 2],
    ['C', 5, 3],
    ['F', 6, 3],
  ]);
  expect(rows[1]?.steps.at(-1)).toEqual({ criterion: 'difference', value: 30, level: ['A', 'D'] });
});

test('only the asked places are ranked', () => {
  expect(rankAcrossGroups([first, second], { places: [2] }).map(({ team }) => team)).toEqual(['E', 'B']);
});

test('groups of different size are compared by averages', () => {
  const larger = group('3', 'G–H 80–75', 'G–I 80–75', 'G–J 80–75', 'H–I 80–75', 'H–J 80–75', 'I–J 80–75');
  const rows = rankAcrossGroups([first, larger], { places: [1] });
  expect(rows.map(({ team }) => team)).toEqual(['A', 'G']);
  expect(rows[0]?.steps.map(({ criterion, value }) => [criterion, value])).toEqual([
    ['place', 1],
    ['classification-points', 2],
    ['difference', 15],
  ]);
});

test('groups that are ranked by wins are compared by them, without those taken off', () => {
  const [one, other] = [
    ['A–B 80–70', 'A–C 80–60', 'B–C 80–70'],
    ['D–E 80–79', 'D–F 81–80', 'E–F 80–75'],
  ].map((texts) => playedGames(...texts));
  const ranked = (games = one ?? [], wins = 0) =>
    rankTeams({
      profile: euroleague,
      teams: teamsOf(games),
      games,
      deductions: [{ team: teamsOf(games)[0]?.id ?? '', wins }],
    });
  const tables = [
    { group: '1', rows: ranked(one, 0.5) },
    { group: '2', rows: ranked(other) },
  ];
  const rows = rankAcrossGroups(tables, { rankBy: 'wins', places: [1] });
  expect(rows.map(({ team }) => team)).toEqual(['D', 'A']);
  expect(rows[0]?.steps.at(-1)).toEqual({ criterion: 'wins', value: 2, level: ['A', 'D'] });
  expect(rankAcrossGroups(tables, { rankBy: 'win-share', places: [1] })[1]?.steps.at(-1)).toMatchObject({
    criterion: 'win-share',
    value: 0.75,
  });
});

test('a team in two groups is refused', () => {
  expect(() => rankAcrossGroups([first, first])).toThrow(/is in two groups/);
});
