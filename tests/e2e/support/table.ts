import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { getLiveGame, type LiveGame } from '#lib/api/contract/live.ts';
import { request } from '#lib/api/request.ts';
import type { GameAction } from '#lib/basketball/events.ts';
import { leagueTool } from './league-tool.ts';

export interface ScorersTable {
  /** The game as the engine has it now. */
  read(): Promise<LiveGame>;
  /** Writes actions at the present clock, as a scorer's table does; answers the ids of the events. */
  write(...actions: (GameAction & { voids?: string })[]): Promise<string[]>;
}

/** Sits down at the table of a game of the demo league, by the engine's own calls. */
export async function sitDown(api: APIRequestContext, origin: string, gameId: string): Promise<ScorersTable> {
  const email = `table-${randomUUID()}@league.test`;
  const said = await leagueTool('staff', 'add', email, '--role', 'scorer', '--tenant', 'localhost');
  const token = /#([\w-]+)/.exec(said)?.[1];
  const session = await api.post(`${origin}/api/v2/manage/session`, { data: { token } });
  const { accessToken } = await session.json();
  const read = () => request(getLiveGame, { params: { gameId }, query: { locale: 'en' } }, { apiUrl: origin });
  return {
    read,
    async write(...actions) {
      const ids = actions.map(() => randomUUID());
      // Other tests may write into the same game: then they were first, and it is done again behind them.
      await expect(async () => {
        const { seq: expectedSeq, board } = await read();
        const at = { period: Math.max(1, board.period), clockMs: board.clock.remainingMs };
        const answer = await api.post(`${origin}/api/v2/manage/games/${gameId}/events`, {
          headers: { authorization: `Bearer ${accessToken}` },
          data: {
            expectedSeq,
            device: 'test',
            events: actions.map((action, index) => ({ id: ids[index], ...at, ...action })),
          },
        });
        expect(await answer.json()).toMatchObject({ outcome: 'recorded' });
      }).toPass();
      return ids;
    },
  };
}
