import { eq } from 'drizzle-orm';
import type { NewGameEvent } from '#lib/api/contract/game-event.ts';
import type { Suspension } from '#lib/api/contract/people/suspensions.ts';
import { noDiscipline } from '#lib/basketball/discipline/rule.ts';
import { createApi } from '#server/api/app.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { createLog } from '#server/log.ts';
import { signInAs } from '#tests/fixtures/staff.ts';
import { basket, event, openTable, tipOff } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

export const rule = { ...noDiscipline, technical: { every: 2, games: 2 }, disqualifying: 1, isPublic: true };

/** A league in which fouls suspend, with its API, the game at the table, and further games. */
export async function openSuspensionSite() {
  const database = await createTestDatabase();
  const table = await openTable(database.db, 'desk');
  const tokens: Record<string, string> = {};
  const api = createApi({ db: database.db, log: createLog('silent'), checkAnswers: true });
  for (const role of ['admin', 'editor', 'scorer'] as const) tokens[role] = await signInAs(table.scope, role);
  await database.db.update(leagues).set({ discipline: rule }).where(eq(leagues.id, table.ids.league));

  const call = async (method: string, path: string, body?: object, who = 'editor') => {
    const response = await api.request(`http://localhost/api/v2/${path}`, {
      method,
      headers: { host: 'desk.test', authorization: `Bearer ${tokens[who]}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, answer: await response.json() };
  };
  const day = (gameId: string, tipOffDate: string) =>
    database.db.update(games).set({ tipOffDate }).where(eq(games.id, gameId));
  const listed = async (query = ''): Promise<Suspension[]> => {
    const { status, answer } = await call('GET', `manage/suspensions${query}`);
    if (status !== 200) throw new Error(JSON.stringify(answer));
    return answer.items;
  };
  const foul = (personId: string, kind: string, written = {}): NewGameEvent =>
    event({ type: 'foul', kind, side: 'home', person: personId } as never, { clockMs: 400_000, ...written });
  const end = () => [
    basket(table, 'home'),
    ...[1, 2, 3, 4].flatMap((period) => [
      ...(period > 1 ? [event({ type: 'period-start' }, { period })] : []),
      event({ type: 'period-end', confirmed: true }, { period, clockMs: 0 }),
    ]),
    event({ type: 'game-end', confirmed: true }, { period: 4, clockMs: 0 }),
    event({ type: 'finalised' }, { period: 4, clockMs: 0 }),
  ];
  /** Plays the game of the table with these fouls, and returns the number of its last event. */
  const play = async (...fouls: NewGameEvent[]) => {
    const answer = await table.record([...tipOff(table), ...fouls, ...end()], 0);
    if (answer.outcome !== 'recorded') throw new Error(JSON.stringify(answer));
    return answer.seq;
  };
  /** A game of two teams that is over, or still to come. */
  const insertGame = async (home: 'a' | 'b' | 'c', away: 'a' | 'c' | 'd', tipOffDate: string, state = 'final') => {
    const [like] = await database.db.select().from(games).where(eq(games.id, table.gameId));
    if (!like) throw new Error('The game of the table is gone.');
    const { phaseId, leagueId, rulesProfile } = like;
    const [added] = await database.db
      .insert(games)
      .values({
        ...{
          tenantId: table.ids.tenantId,
          phaseId,
          leagueId,
          rulesProfile,
          timeZone: 'UTC',
          slug: `${home}-${away}-${tipOffDate}`,
        },
        ...{
          homeTeamId: table.ids.teams[home],
          awayTeamId: table.ids.teams[away],
          tipOffDate,
          state: state as 'final',
        },
        ...(state === 'final' && { homeScore: 80, awayScore: 70, coverage: 'score' as const }),
      })
      .returning();
    return added?.id ?? '';
  };
  const restricted = async (gameId: string) =>
    (await call('GET', `manage/games/${gameId}/restrictions`, undefined, 'scorer')).answer.players;
  await day(table.gameId, '2025-11-01');
  return { database, table, api, call, listed, foul, play, insertGame, restricted };
}
