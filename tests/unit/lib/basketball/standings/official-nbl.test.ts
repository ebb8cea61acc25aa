import { describe, expect, test } from 'vitest';
import type { StandingsGame } from '#lib/basketball/standings/game.ts';
import { nbl } from '#lib/basketball/standings/profiles/nbl.ts';
import { rankTeams } from '#lib/basketball/standings/rank-teams.ts';
import { missingSharedData } from '#tests/setup/shared-data.ts';
import { teamsOf } from '#tests/unit/lib/basketball/standings/support/build-game.ts';
import { readCsv } from '#tests/unit/lib/basketball/standings/support/read-csv.ts';

const missing = missingSharedData('nbl-history/matches-1979-2022.csv.gz');

function regularSeason(competition: string, until = '9999'): StandingsGame[] {
  return readCsv('nbl-history/matches-1979-2022.csv.gz')
    .filter((read) => read('competition_id') === competition && read('match_type') === 'REGULAR')
    .filter((read) => read('status') === 'COMPLETE' && read('match_time_local').slice(0, 10) <= until)
    .map((read) => ({
      id: read('match_id'),
      home: read('home'),
      away: read('away'),
      state: 'final',
      score: { home: Number(read('home_score')), away: Number(read('away_score')) },
      date: read('match_time_utc'),
    }));
}

describe.skipIf(missing)(`NBL official tables${missing ? ` (${missing})` : ''}`, () => {
  test('the ladder of 2020-21 comes out with its points percentages', () => {
    const games = regularSeason('27725');
    const rows = rankTeams({ profile: nbl, teams: teamsOf(games), games });
    const ladder = readCsv('nbl-history/official-ladder-2020-21.csv').map((read) => ({
      rank: Number(read('position')),
      team: read('team'),
      won: Number(read('wins')),
      lost: Number(read('losses')),
      pointsFor: Number(read('points_for')),
      pointsAgainst: Number(read('points_against')),
      percentage: Number(read('percentage')).toFixed(2),
    }));

    const computed = rows.map(({ rank, team, won, lost, pointsFor, pointsAgainst, pointsPercentage }) => {
      return { rank, team, won, lost, pointsFor, pointsAgainst, percentage: pointsPercentage?.toFixed(2) };
    });
    expect(computed.slice(0, ladder.length)).toEqual(ladder);
  });

  test('on 20 April 2022 the published top five come out', () => {
    const games = regularSeason('30249', '2022-04-20');
    const rows = rankTeams({ profile: nbl, teams: teamsOf(games), games });
    const published = readCsv('nbl-history/official-checkpoint-2022-04-20.csv').map((read) => ({
      rank: Number(read('position')),
      team: read('team'),
      won: Number(read('wins')),
      percentage: Number(read('percentage')).toFixed(1),
    }));
    const computed = rows.map(({ rank, team, won, pointsPercentage }) => {
      return { rank, team, won, percentage: pointsPercentage?.toFixed(1) };
    });
    expect(computed.slice(0, published.length)).toEqual(published);
  });
});
