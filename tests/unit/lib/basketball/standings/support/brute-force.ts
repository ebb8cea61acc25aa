import type { StandingsGame } from '#lib/basketball/standings/game.ts';

type Line = [points: number, difference: number, scored: number];

/**
 * FIBA Appendix D implemented again, pair by pair: to compare two teams, start with all teams, keep those level with the first
 * on the first criterion that separates any teams, and begin again, until that criterion separates the two.
 */
export function bruteForceRanks(teams: readonly string[], games: readonly StandingsGame[]): Map<string, number> {
  const ranks = new Map<string, number>();
  for (const team of teams) ranks.set(team, 1 + teams.filter((other) => isAbove(other, team, teams, games)).length);
  return ranks;
}

function isAbove(a: string, b: string, teams: readonly string[], games: readonly StandingsGame[]): boolean {
  if (a === b) return false;
  const total = (team: string) => line(team, games);
  if (total(a)[0] !== total(b)[0]) return total(a)[0] > total(b)[0];
  let level = teams.filter((team) => total(team)[0] === total(a)[0]);
  for (;;) {
    const mutual = games.filter((game) => level.includes(game.home) && level.includes(game.away));
    const key = (team: string): number[] => [...line(team, mutual), total(team)[1], total(team)[2]];
    const keys = new Map(level.map((team) => [team, key(team)]));
    const first = [0, 1, 2, 3, 4].find((index) => new Set([...keys.values()].map((row) => row[index])).size > 1);
    if (first === undefined) return false;
    const [mine = 0, theirs = 0] = [keys.get(a)?.[first], keys.get(b)?.[first]];
    if (mine !== theirs) return mine > theirs;
    level = level.filter((team) => keys.get(team)?.[first] === mine);
  }
}

function line(team: string, games: readonly StandingsGame[]): Line {
  const sum: Line = [0, 0, 0];
  for (const game of games) {
    if (game.home !== team && game.away !== team) continue;
    const side = game.home === team ? 'home' : 'away';
    const [own, other, points] = worth(game, side);
    sum[0] += points;
    sum[1] += own - other;
    sum[2] += own;
  }
  return sum;
}

function worth(game: StandingsGame, side: 'home' | 'away'): Line {
  const other = side === 'home' ? 'away' : 'home';
  if (game.state === 'forfeited') {
    if (game.guilty === 'both') return [0, 0, 0];
    return game.guilty === side ? [0, 20, 0] : [20, 0, 2];
  }
  if (!game.score) return [0, 0, 0];
  const [own, opponents] = [game.score[side], game.score[other]];
  if (game.state === 'defaulted') {
    if (game.guilty === side) return opponents > own ? [own, opponents, 1] : [0, 2, 1];
    return own > opponents ? [own, opponents, 2] : [2, 0, 2];
  }
  return [own, opponents, own > opponents ? 2 : 1];
}
