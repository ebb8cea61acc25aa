import { expect, test } from 'vitest';
import { runningFantasy } from '#components/fantasy/game/live/running-fantasy.ts';
import { withLivePoints } from '#components/fantasy/squad/with-live-points.ts';
import type { GameFantasy } from '#lib/api/contract/fantasy/round.ts';
import type { SquadRound } from '#lib/api/contract/fantasy/squad.ts';
import { presets } from '#lib/basketball/fantasy/presets.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { fiba2024 } from '#lib/basketball/rules/fiba-2024.ts';

const entrant = (number: number) => ({ number, kind: 'player' as const, player: null, team: null, position: null });
const round = { number: 1, name: '1', state: 'playing' as const, deadline: null, freezesAt: null };

test('a squad is added up in the browser by the factors of its places; who has no points yet has none', () => {
  const pick = (number: number, factor: number) => ({
    ...{ entrant: entrant(number), slot: 'starter' as const, isCaptain: factor === 15, factor },
    ...{ didPlay: null, state: 'live' as const, entrantPoints: 0, points: 0 },
  });
  const booked: SquadRound = {
    ...{ round, points: 7, rank: null, isAverage: false, lines: [], games: [] },
    picks: [pick(1, 15), pick(2, 10), pick(3, 5)],
  };
  const live = withLivePoints(
    booked,
    new Map([
      [1, 300_000],
      [3, -100_000],
    ]),
  );
  expect(live.picks.map(({ points }) => points)).toEqual([450_000, 0, -50_000]);
  expect(live.points).toBe(400_000);
});

test('the points of a running game are told from its log, without a bonus for a win', () => {
  const act = { period: 1, clockMs: 600_000 };
  const state = replayGame({
    profile: fiba2024,
    events: [
      { ...act, id: '1', seq: 1, type: 'starter', side: 'home', person: 'ana' },
      { ...act, id: '2', seq: 2, type: 'game-start' },
      { ...act, id: '3', seq: 3, type: 'period-start' },
      {
        ...act,
        id: '4',
        seq: 4,
        type: 'field-goal',
        side: 'home',
        person: 'ana',
        points: 3,
        made: true,
        shot: 'unknown',
      },
      { ...act, id: '5', seq: 5, type: 'turnover', side: 'home', person: 'ana', kind: 'other' },
    ],
  });
  const before: GameFantasy = {
    ...{ state: 'coming', round, scoring: presets.euroleague.scoring, corrections: [] },
    entrants: [
      { entrant: entrant(1), side: 'home', personId: 'ana', price: 80, ownership: null, points: 0, lines: [] },
      { entrant: entrant(2), side: 'away', personId: 'eva', price: 80, ownership: null, points: 0, lines: [] },
    ],
  };
  const running = runningFantasy(before, state);
  expect(running.state).toBe('live');
  expect(running.entrants.map(({ points }) => points)).toEqual([200_000, 0]);
  expect(running.entrants[0]?.lines.map(({ item, count }) => [item, count])).toEqual([
    ['points', 3],
    ['turnovers', 1],
  ]);
});
