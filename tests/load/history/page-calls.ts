import type { History } from './history-database.ts';
import { openApi } from './measure-calls.ts';

/** The API calls of each page, for the longest career and the best known clubs of a history. */
export async function pageCalls(history: History): Promise<Record<string, string[]>> {
  const ask = openApi(history);
  const { competitions } = await ask('history/competitions');
  const competition = `competition=${competitions[0].slug}`;
  const { players } = await ask('history/players?by=games&limit=1');
  const player = players[0].player.slug;
  const { seasons } = await ask(`players/${player}/career`);
  const { league, team } = seasons[0];
  const ofLeague = `seasons/${league.season}/leagues/${league.slug}`;
  const { items } = await ask('games?when=finished&limit=1');
  return {
    'best players of all time': ['history/leaders', 'history/competitions'],
    'best players of a competition': [`history/leaders?${competition}`],
    'all-time leaders': ['history/players?by=points', 'history/players?by=minutes', `history/players?${competition}`],
    'all-time per game': [
      'history/players?counting=perGame&by=points',
      'history/players?counting=perGame&by=pir',
      'history/players?by=freeThrowShare',
      'history/players?by=threePointShare',
      `history/players?counting=perGame&by=rebounds&${competition}`,
    ],
    'records of single games': ['history/game-records', `history/game-records?${competition}`],
    player: [`players/${player}`, `players/${player}/career`],
    clubs: ['clubs?limit=200'],
    club: [`clubs/${team.club}`, `clubs/${team.club}/history`],
    team: [`${ofLeague}/teams/${team.slug}`],
    'team statistics of a league': [`${ofLeague}/team-statistics`],
    'best players of a league': [`${ofLeague}/leaders`],
    'head to head': [`games/${items[0].id}/history`],
  };
}
