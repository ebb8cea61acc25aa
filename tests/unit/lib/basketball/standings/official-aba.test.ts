import { describe, expect, test } from 'vitest';
import type { StandingsGame } from '#lib/basketball/standings/game.ts';
import { fiba } from '#lib/basketball/standings/profiles/fiba.ts';
import { rankTeams } from '#lib/basketball/standings/rank-teams.ts';
import { missingSharedData } from '#tests/setup/shared-data.ts';
import { teamsOf } from '#tests/unit/lib/basketball/standings/support/build-game.ts';
import { readCsv } from '#tests/unit/lib/basketball/standings/support/read-csv.ts';

const missing = missingSharedData('aba-league/results.csv');

function regularSeason(season: string): StandingsGame[] {
  return readCsv('aba-league/results.csv')
    .filter((read) => read('season') === season && read('stage') === 'Regular')
    .map((read) => ({
      id: read('game_id'),
      home: read('home'),
      away: read('away'),
      state: read('played') === '0' ? 'forfeited' : 'final',
      score: { home: Number(read('home_score')), away: Number(read('away_score')) },
      date: read('date') || null,
      round: Number(read('round')),
    }));
}

describe.skipIf(missing)(`ABA League official tables${missing ? ` (${missing})` : ''}`, () => {
  test('the table of 2021/22 comes out in the official order with the official numbers', () => {
    const games = regularSeason('2021/22');
    const rows = rankTeams({ profile: fiba, teams: teamsOf(games), games });
    const official = readCsv('aba-league/official-table-2021-22.csv').map((read) => ({
      team: read('team'),
      rank: Number(read('position')),
      won: Number(read('wins')),
      lost: Number(read('losses')),
      pointsFor: Number(read('points_for')),
      pointsAgainst: Number(read('points_against')),
      difference: Number(read('diff')),
    }));

    expect(
      rows.map(({ team, rank, won, lost, pointsFor, pointsAgainst, difference }) => {
        return { team, rank, won, lost, pointsFor, pointsAgainst, difference };
      }),
    ).toEqual(official);
  });

  test('Mornar stands before Mega for two mutual wins, though Mega has the better overall difference', () => {
    const games = regularSeason('2021/22');
    const [ninth, tenth] = rankTeams({ profile: fiba, teams: teamsOf(games), games }).slice(8, 10);

    expect(ninth?.team).toMatch(/^Mornar/);
    expect(tenth?.difference).toBeGreaterThan(ninth?.difference ?? 0);
    expect(ninth?.reason).toEqual(tenth?.reason);
    expect(ninth?.reason?.rounds).toMatchObject([
      {
        teams: expect.arrayContaining([ninth?.team, tenth?.team]),
        steps: [
          {
            criterion: { kind: 'classification-points', scope: 'head-to-head' },
            values: [
              { team: ninth?.team, value: 4 },
              { team: tenth?.team, value: 2 },
            ],
            decided: true,
          },
        ],
      },
    ]);
  });

  test('before the last round of 2020/21 the published records come out, forfeits counted', () => {
    const games = regularSeason('2020/21').filter(({ round }) => round !== 26);
    const rows = rankTeams({ profile: fiba, teams: teamsOf(games), games });
    const published = readCsv('aba-league/official-checkpoint-2020-21-before-round-26.csv');

    for (const read of published) {
      const row = rows.find(({ team }) => team === read('team'));
      expect(row).toMatchObject({
        rank: Number(read('position')),
        won: Number(read('wins')),
        lost: Number(read('losses')),
      });
    }
  });

  test('the expelled team of 2020/21 has lost all its games by forfeit and no classification point', () => {
    const games = regularSeason('2020/21');
    const last = rankTeams({ profile: fiba, teams: teamsOf(games), games }).at(-1);
    expect(last).toMatchObject({
      team: 'Koper Primorska',
      rank: 14,
      lost: 26,
      classificationPoints: 0,
      difference: -520,
    });
  });
});
