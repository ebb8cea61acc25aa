import type { StandingsGame, StandingsTeam } from '#lib/basketball/standings/game.ts';

/** `A–B 100–55` as a played game; its id is the text. */
export function playedGame(text: string): StandingsGame {
  const [, home = '', away = '', homePoints, awayPoints] = /^(\S+)–(\S+) (\d+)–(\d+)$/.exec(text) ?? [];
  return { id: text, home, away, state: 'final', score: { home: Number(homePoints), away: Number(awayPoints) } };
}

export function playedGames(...texts: string[]): StandingsGame[] {
  return texts.map(playedGame);
}

export function teamsOf(games: readonly StandingsGame[]): StandingsTeam[] {
  return [...new Set(games.flatMap(({ home, away }) => [home, away]))].map((id) => ({ id }));
}
