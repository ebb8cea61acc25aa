import { expect, it } from 'vitest';
import { screenAnchors } from '#components/screens/live/screen-anchors.ts';
import type { Timer } from '#lib/api/contract/timer.ts';
import { programmeOf } from '#tests/unit/components/screens/graphics/on-air/programme-of.ts';
import { GameLog } from '#tests/unit/lib/basketball/game/game-log.ts';

const at = '2026-02-14T19:30:00.000Z';
const hardware = (running: boolean): Timer => ({
  serverTime: at,
  source: 'hardware',
  gameId: 'game',
  period: 1,
  gameClock: { running, remainingMs: 300_000, at },
  shotClock: null,
});
const begun = () => new GameLog().starters().add({ type: 'period-start' }).at(1, '5:00');

it('ends a time-out with the clock of the hardware, which the desk need not start', () => {
  const { game } = programmeOf(begun().add({ type: 'timeout', kind: 'team', side: 'home' }, { wallTime: at }));
  expect(screenAnchors(game, null).rest).toEqual({ running: true, remainingMs: 60_000, at });
  expect(screenAnchors(game, hardware(false)).rest).toEqual({ running: true, remainingMs: 60_000, at });
  expect(screenAnchors(game, hardware(true))).toEqual({ game: hardware(true).gameClock, shot: null, rest: null });
});

it('keeps the time of an interval, which the hardware may count on its game clock', () => {
  const { game } = programmeOf(begun().at(1, '0:00').add({ type: 'period-end' }, { wallTime: at }));
  expect(screenAnchors(game, hardware(true)).rest?.at).toBe(at);
});
