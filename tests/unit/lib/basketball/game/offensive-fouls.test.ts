import { expect, test } from 'vitest';
import { boxScore } from '#lib/basketball/box-score.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { GameLog, roster, twoPeriods } from './game-log.ts';

const boxOf = (log: GameLog) => boxScore(replayGame({ profile: twoPeriods, events: log.events, roster }));

test('an offensive foul counts among the fouls of the player and by itself, and makes them recorded for both teams', () => {
  const { home, away } = boxOf(new GameLog().starters().foul('home', 'h1', 'offensive').foul('home', 'h1'));
  expect(home.players[0]?.line).toMatchObject({ fouls: 2, offensiveFouls: 1 });
  expect([home.total.offensiveFouls, away.total.offensiveFouls]).toEqual([1, 0]);
});

test('one that was struck out is not recorded, and without fouls there are none', () => {
  const struck = new GameLog()
    .starters()
    .add({ type: 'foul', side: 'home', person: 'h1', kind: 'offensive' }, { id: 'offensive' })
    .foul('home', 'h2')
    .add({ type: 'correction' }, { voids: 'offensive' });
  expect(boxOf(struck).home.total).toMatchObject({ fouls: 1, offensiveFouls: null });
  expect(boxOf(new GameLog().starters()).home.total.offensiveFouls).toBe(0);
});
