import { expect, test } from 'vitest';
import type { GameEvent } from '#lib/basketball/events.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { pointCategoriesOf } from '#lib/desk/entry/point-categories.ts';
import { GameLog, roster, twoPeriods } from '#tests/unit/lib/basketball/game/game-log.ts';

const stateOf = ({ events }: GameLog) => replayGame({ profile: twoPeriods, roster, events: [...events] });
const shot = (more: object = {}) =>
  ({
    ...{ type: 'field-goal', side: 'home', person: 'h1', points: 2, made: true, shot: 'layup' },
    ...{ id: 'open', seq: 0, period: 1, clockMs: 500_000, ...more },
  }) as Extract<GameEvent, { type: 'field-goal' }>;
const opened = () => new GameLog().starters().add({ type: 'period-start' });

test('an open shot counts as off a turnover or a second chance where the log says so', () => {
  const stolen = opened().add({ type: 'turnover', side: 'away', person: 'a1', kind: 'bad-pass' });
  expect(pointCategoriesOf(stateOf(stolen), shot())).toMatchObject({ fromTurnover: true, secondChance: false });
  const again = opened()
    .shot('home', 'h2', 2, false)
    .add({ type: 'rebound', side: 'home', person: 'h1', kind: 'offensive' });
  expect(pointCategoriesOf(stateOf(again), shot())).toMatchObject({ fromTurnover: false, secondChance: true });
});

test('what the scorer has said comes before what the log shows; the log is not changed', () => {
  const log = opened().add({ type: 'turnover', side: 'away', person: 'a1', kind: 'bad-pass' });
  const state = stateOf(log);
  expect(pointCategoriesOf(state, shot({ fromTurnover: false, fastBreak: true }))).toMatchObject({
    fromTurnover: false,
    fastBreak: true,
  });
  expect(state.log).toHaveLength(log.events.length);
});
