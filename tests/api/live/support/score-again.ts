import type { Side } from '#lib/basketball/events.ts';
import { sides } from '#lib/basketball/sides.ts';
import type { createApi } from '#server/api/app.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { loadLiveGame, type ReplayedGame } from '#server/league/live/live-game.ts';
import { planReplay } from '#server/league/live/replay/plan-replay.ts';

export type Scorer = { api: ReturnType<typeof createApi>; host: string; token: string };

/** Enters sheet and log of a game by the commands of the table, as another game, so many events a command. */
export async function scoreAgain(
  scope: TenantScope,
  { api, host, token }: Scorer,
  { sourceId, gameId }: { sourceId: string; gameId: string },
  eventsEach: number,
): Promise<void> {
  const send = async (method: 'PUT' | 'POST', path: string, body: object) => {
    const response = await api.request(`http://localhost/api/v2/manage/games/${gameId}/${path}`, {
      method,
      headers: { host, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = await response.json();
    if (response.status === 200 && answer.outcome !== 'conflict') return answer;
    throw new Error(`${response.status} for ${path}: ${JSON.stringify(answer)}`);
  };
  const source = await loadLiveGame(scope, sourceId);
  const { home: homeSheet, away: awaySheet } = source.sheet;
  await send('PUT', 'sheet', {
    home: withoutTwins(homeSheet),
    away: withoutTwins(awaySheet),
    coaches: source.coaches,
  });
  const themselves = (side: Side) => new Map(source.sheet[side].map(({ personId }) => [personId, personId]));
  const [home = new Map(), away = new Map()] = sides.map(themselves);
  const events = planReplay(source.state, { home, away }).map(({ event }) => event);
  for (let seq = 0; seq < events.length; seq += eventsEach) {
    const part = events.slice(seq, seq + eventsEach);
    await send('POST', 'events', { expectedSeq: seq, device: 'tablet', events: part });
  }
}

/** Some feeds give two players of a team one number. */
function withoutTwins(sheet: ReplayedGame['sheet']['home']) {
  const first = new Map([...sheet].reverse().map(({ personId, number }) => [number, personId]));
  return sheet.map(({ personId, number }) => ({ personId, number: first.get(number) === personId ? number : null }));
}
