import { expect, test } from 'vitest';
import { applyEvent } from '#lib/basketball/game/apply-event.ts';
import { createState } from '#lib/basketball/game/create-state.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { fiba2024 } from '#lib/basketball/rules/fiba-2024.ts';
import { simulateGame } from '#server/demo/simulate/simulate-game.ts';
import { demoInput } from '#tests/unit/server/demo/world/demo-games.ts';

const withClocks = (number: number) => simulateGame({ ...demoInput(number), clockEvents: true });

test('the shot clock of a simulated game runs only with the game clock and shows no more than the rules and the period allow', () => {
  for (const number of [1, 2, 3, 4]) {
    let state: GameState = createState(fiba2024, { home: [], away: [] });
    for (const event of withClocks(number)) {
      state = applyEvent(state, event);
      const { shot, game } = state.anchors;
      if (shot?.running) expect(game.running).toBe(true);
      expect(Number.isInteger(event.shotClockMs ?? 0)).toBe(true);
      expect(event.shotClockMs ?? 0).toBeLessThanOrEqual(Math.min(24_000, event.clockMs ?? 0));
    }
  }
});

test('a new offence has 24 seconds, one that keeps the ball after its shot 14', () => {
  const log = withClocks(5);
  /** What is shown when the game clock goes on after such a rebound. */
  const shownAfter = (kind: 'offensive' | 'defensive') => {
    const rebounds = log.filter((event) => event.type === 'rebound' && event.kind === kind && !event.deadBall);
    return rebounds
      .filter(({ clockMs }) => (clockMs ?? 0) > 30_000)
      .map(({ period, clockMs }) => log.findLast((event) => event.period === period && event.clockMs === clockMs))
      .map((event) => event?.shotClockMs);
  };
  expect(shownAfter('defensive').length).toBeGreaterThan(20);
  expect(new Set(shownAfter('defensive'))).toEqual(new Set([24_000]));
  expect(new Set(shownAfter('offensive'))).toEqual(new Set([14_000]));
});

test('the clocks change nothing in the play', () => {
  const plays = (log: ReturnType<typeof simulateGame>) =>
    log.flatMap(({ id, seq, linkedTo, shotClockMs, ...play }) => (/clock/.test(play.type) ? [] : [play]));
  expect(plays(withClocks(6))).toEqual(plays(simulateGame(demoInput(6))));
});
