import { type GameSummary, listGames } from '#lib/api/contract/game.ts';
import { request } from '#lib/api/request.ts';

/** The game of the demo that is on. */
export async function liveGame(origin: string): Promise<GameSummary> {
  const query = { when: 'live', locale: 'en' } as const;
  const [game] = (await request(listGames, { params: {}, query }, { apiUrl: origin })).items;
  if (!game) throw new Error('The demo has no game that is on.');
  return game;
}
