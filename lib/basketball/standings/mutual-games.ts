import { isUndecided } from './annulment.ts';
import type { StandingsGame } from './game.ts';

/**
 * Returns a function that tells whether all games between some teams are over: none of the given games is open and, if
 * the number of meetings is known, each pair has played as many. An annulled or cancelled game counts as over, since nobody plays
 * it any more, but not one whose replay was ordered: that is a game of its own.
 */
export function mutualGames(games: readonly StandingsGame[], meetings: number | null) {
  const open = new Set<string>();
  const over = new Map<string, number>();
  for (const game of games) {
    if (game.isReplayOrdered) continue;
    const pair = pairKey(game.home, game.away);
    if (isUndecided(game)) open.add(pair);
    else over.set(pair, (over.get(pair) ?? 0) + 1);
  }
  return (teams: readonly string[]): boolean =>
    teams.every((team, index) =>
      teams.slice(index + 1).every((other) => {
        const pair = pairKey(team, other);
        return !open.has(pair) && (over.get(pair) ?? 0) >= (meetings ?? 0);
      }),
    );
}

function pairKey(a: string, b: string): string {
  return a < b ? `${a}\n${b}` : `${b}\n${a}`;
}
