import { describe, expect, test } from 'vitest';
import type { StandingsGame } from '#lib/basketball/standings/game.ts';
import { euroleague } from '#lib/basketball/standings/profiles/euroleague.ts';
import { rankTeams } from '#lib/basketball/standings/rank-teams.ts';
import { missingSharedData } from '#tests/setup/shared-data.ts';
import { teamsOf } from '#tests/unit/lib/basketball/standings/support/build-game.ts';
import { readCsv } from '#tests/unit/lib/basketball/standings/support/read-csv.ts';

const missing = missingSharedData('euroleague-2022-23/results.csv');

function regularSeason(): StandingsGame[] {
  return readCsv('euroleague-2022-23/results.csv')
    .filter((read) => read('phase') === 'REGULAR SEASON')
    .map((read) => ({
      id: read('gamecode'),
      home: read('home_code'),
      away: read('away_code'),
      state: 'final',
      score: { home: Number(read('home_score')), away: Number(read('away_score')) },
      regulationScore: { home: Number(read('home_q4')), away: Number(read('away_q4')) },
      date: read('date'),
    }));
}

describe.skipIf(missing)(`EuroLeague 2022-23 official table${missing ? ` (${missing})` : ''}`, () => {
  const rank = () => {
    const games = regularSeason();
    return rankTeams({ profile: euroleague, teams: teamsOf(games), games });
  };

  test('all 18 teams stand at their published places', () => {
    const official = readCsv('euroleague-2022-23/official-table.csv').map((read) => ({
      rank: Number(read('position')),
      team: read('code'),
      won: Number(read('wins')),
      lost: Number(read('losses')),
    }));
    expect(rank().map(({ rank, team, won, lost }) => ({ rank, team, won, lost }))).toEqual(official);
  });

  test('five ties of two and one of three have the criterion that decided them', () => {
    const decisions = new Map<string, string>();
    for (const { reason } of rank()) {
      for (const { teams, steps } of reason?.rounds ?? []) {
        const last = steps.at(-1);
        const values = last?.values.map(({ team, value }) => `${team} ${value}`).join(', ');
        decisions.set([...teams].sort().join(' '), `${last?.criterion.scope} ${last?.criterion.kind}: ${values}`);
      }
    }
    expect(Object.fromEntries(decisions)).toEqual({
      'BAR MAD': 'head-to-head difference: BAR 2, MAD -2',
      'BER MUN PAN': 'head-to-head wins: BER 3, MUN 2, PAN 1',
      'IST RED': 'head-to-head difference: RED 6, IST -6',
      'MIL PAM': 'head-to-head wins: MIL 2, PAM 0',
      'PAR TEL': 'head-to-head difference: TEL 1, PAR -1',
      'ULK ZAL': 'head-to-head difference: ZAL 12, ULK -12',
    });
  });
});
