import type { LeagueListItem } from '#lib/api/contract/season.ts';

export type GamesCount = { games: number; finished: number; isOver: boolean };

/**
 * Returns the game counts of several leagues together. A league with a champion is over even if one of its games was
 * cancelled.
 */
export function countGames(leagues: readonly LeagueListItem[]): GamesCount {
  const sum = (of: (league: LeagueListItem) => number) => leagues.reduce((total, league) => total + of(league), 0);
  return {
    games: sum(({ games }) => games),
    finished: sum(({ gamesFinished }) => gamesFinished),
    isOver: leagues.every(({ champion, games, gamesFinished }) => champion !== null || gamesFinished === games),
  };
}
