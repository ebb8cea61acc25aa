import { afterAll, beforeAll, expect, test } from 'vitest';
import { boxScore, gameFlow, getBoxScore, getGameFlow } from '#lib/api/contract/box-score.ts';
import { listGames } from '#lib/api/contract/game.ts';
import { getLiveGame } from '#lib/api/contract/live.ts';
import { getPlayByPlay } from '#lib/api/contract/play-by-play.ts';
import { boxScoreOf, gameFlowOf, playByPlayOf } from '#lib/api/shapes/live-game-shapes.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { withBoard } from '#lib/realtime/with-board.ts';
import { createApi } from '#server/api/app.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { createLog } from '#server/log.ts';
import { basket, event, openTable, type Table, tipOff } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let table: Table;
let api: ReturnType<typeof createApi>;
beforeAll(async () => {
  database = await createTestDatabase();
  table = await openTable(database.db, 'league');
  api = createApi({ db: database.db, log: createLog('silent'), checkAnswers: true });
});
afterAll(() => database.close());

const read = async (path: string) => (await api.request(`http://league.test/api/v2/website/${path}`)).json();
const ofGame = (part: string) => read(`games/${table.gameId}/${part}`);

test('a browser makes of the log what the API answers: box score, course, plays and the game in lists', async () => {
  const by = (side: 'home' | 'away', index: number) => ({ side, person: table.person(side, index) });
  const at = { clockMs: 540_000 };
  const shot = { type: 'field-goal', points: 3, shot: 'jump-shot' } as const;
  const three = event({ ...shot, made: true, ...by('away', 1), location: { x: 6, y: 4 } }, at);
  const miss = event({ ...shot, made: false, ...by('home', 2), location: { x: -5, y: 3 } }, at);
  const events = [
    ...tipOff(table),
    event({ type: 'clock', change: 'start' }),
    basket(table, 'home'),
    three,
    event({ type: 'assist', ...by('away', 0) }, { ...at, linkedTo: three.id }),
    miss,
    event({ type: 'rebound', kind: 'defensive', side: 'away', person: null }, { ...at, linkedTo: miss.id }),
    event({ type: 'foul', kind: 'personal', ...by('home', 3) }, { clockMs: 520_000 }),
    event({ type: 'substitution-out', ...by('home', 3) }, { clockMs: 520_000 }),
    event({ type: 'substitution-in', ...by('home', 5) }, { clockMs: 520_000 }),
    event({ type: 'turnover', kind: 'travelling', ...by('away', 4) }, { clockMs: 500_000 }),
  ];
  await table.record(events, 0);

  const live = getLiveGame.answer.parse(await ofGame('live'));
  const { profile, sheet, coaches, assistants, forecast, board, events: log } = live;
  const { items } = listGames.answer.parse(await read('games?when=live'));
  const [game] = items;
  if (!game?.home || !game.away) throw new Error('The game is not in the list of live ones.');
  const roster = { home: sheet.home.map(({ id }) => id), away: sheet.away.map(({ id }) => id) };
  const state = replayGame({ profile, events: log, roster });
  const played = { state, sheet, coaches, assistants, forecast, home: game.home, away: game.away };

  const answered = getBoxScore.answer.parse(await ofGame('box-score'));
  expect(boxScore.parse(boxScoreOf(played))).toEqual(answered.boxScore);
  expect(answered.boxScore?.away.totals.points).toBe(3);
  expect(gameFlow.parse(gameFlowOf(played))).toEqual(getGameFlow.answer.parse(await ofGame('flow')).flow);
  const { playByPlay } = getPlayByPlay.answer.parse(await ofGame('play-by-play'));
  expect(playByPlayOf(played).plays).toEqual(playByPlay?.plays);
  expect(playByPlayOf(played).players).toMatchObject(playByPlay?.players ?? {});
  expect(withBoard({ ...game, score: null, live: null, periods: [] }, board)).toEqual(game);
});
