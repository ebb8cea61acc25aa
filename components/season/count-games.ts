import type { LeagueListItem } from '#lib/api/contract/season.ts';

export type GamesCount = { games: number; finished: number; isOver: boolean };

/** The games of several leagues together. A league with a champion is over even where a game of it was cancelled. */
export function countGames(leagues: readonly LeagueListItem[]): GamesCount {
  const sum = (of: (league: LeagueListItem) => number) => leagues.reduce((total, league) => total + of(league), 0);
  return {
    games: sum(({ games }) => games),
    finished: sum(({ gamesFinished }) => gamesFinished),
    isOver: leagues.every(({ champion, games, gamesFinished }) => champion !== null || gamesFinished === games),
  };
}
