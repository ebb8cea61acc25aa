import { expect, it } from 'vitest';
import { gameMoments, isStillTrue } from '#lib/basketball/game/game-moments.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { GameLog, roster, twoPeriods } from './game-log.ts';

const stateOf = (log: GameLog) => replayGame({ profile: twoPeriods, roster, events: [...log.events] });

/** The moments that each further event of the log produces. */
function told(log: GameLog) {
  return log.events.map((_, index) => {
    const played = (count: number) => replayGame({ profile: twoPeriods, roster, events: log.events.slice(0, count) });
    return gameMoments(played(index), played(index + 1));
  });
}

it('tells a run at eight unanswered points, then with each four more, and begins again when it is broken', () => {
  const log = new GameLog();
  for (const [clock, side] of [
    ['9:50', 'home'],
    ['9:40', 'home'],
    ['9:30', 'home'],
    ['9:20', 'home'],
    ['9:10', 'home'],
    ['9:00', 'home'],
    ['8:50', 'away'],
    ['8:40', 'home'],
  ] as const) {
    log.at(1, clock).shot(side, side === 'home' ? 'h1' : 'a1', 2, true);
  }
  expect(told(log).flat()).toEqual([
    { kind: 'run', side: 'home', points: 8 },
    { kind: 'run', side: 'home', points: 12 },
  ]);
});

it('tells another leader, not the first one and not a level score', () => {
  const log = new GameLog()
    .shot('home', 'h1', 2, true)
    .shot('home', 'h2', 2, true)
    .shot('away', 'a1', 2, true)
    .shot('away', 'a1', 2, true)
    .shot('away', 'a2', 3, true);
  expect(told(log)).toEqual([[], [], [], [], [{ kind: 'lead', side: 'away' }]]);
});

it('tells a lead change after a deficit of four only, and every one in the last five minutes', () => {
  const swing = (log: GameLog) =>
    log.shot('home', 'h1', 2, true).shot('away', 'a1', 3, true).shot('home', 'h1', 3, true);
  expect(told(swing(new GameLog().at(1, '9:00'))).flat()).toEqual([]);
  expect(told(swing(new GameLog().at(2, '4:00'))).flat()).toEqual([
    { kind: 'lead', side: 'away' },
    { kind: 'lead', side: 'home' },
  ]);
});

it('a moment that play or a correction has overtaken is no longer true', () => {
  const log = new GameLog().at(1, '9:00');
  for (let shot = 0; shot < 10; shot += 1) log.shot('home', 'h1', 2, true);
  const led = stateOf(log);
  const moments = [
    { kind: 'lead', side: 'home' },
    { kind: 'run', side: 'home', points: 20 },
    { kind: 'milestone', side: 'home', person: 'h1', mark: 'points', points: 20 },
  ] as const;
  expect(moments.map((moment) => isStillTrue(moment, led))).toEqual([true, true, true]);
  for (let shot = 0; shot < 7; shot += 1) log.shot('away', 'a1', 3, true);
  log.add({ type: 'correction' }, { voids: 'e1' });
  expect(moments.map((moment) => isStillTrue(moment, stateOf(log)))).toEqual([false, false, false]);
});

it('tells twenty points of a player, each ten more, and double figures', () => {
  const log = new GameLog();
  for (let shot = 0; shot < 10; shot += 1) log.shot('home', 'h1', 2, true).shot('away', 'a1', 2, true);
  for (let rebound = 0; rebound < 10; rebound += 1)
    log.add({ type: 'rebound', side: 'home', person: 'h1', kind: 'defensive' });
  expect(told(log).flat()).toEqual([
    { kind: 'milestone', side: 'home', person: 'h1', mark: 'points', points: 20 },
    { kind: 'milestone', side: 'away', person: 'a1', mark: 'points', points: 20 },
    { kind: 'milestone', side: 'home', person: 'h1', mark: 'double-double' },
  ]);
});

it('tells nothing when a basket is taken back, and only what holds when much is heard at once', () => {
  const log = new GameLog().at(1, '9:50').shot('away', 'a1', 2, true).shot('away', 'a1', 2, true);
  const early = stateOf(log);
  for (let shot = 0; shot < 5; shot += 1) log.at(1, '9:40').shot('home', 'h1', 2, true);
  const led = stateOf(log);
  expect(gameMoments(early, led)).toEqual([
    { kind: 'run', side: 'home', points: 10 },
    { kind: 'lead', side: 'home' },
  ]);
  log.add({ type: 'correction' }, { voids: 'e6' });
  expect(gameMoments(led, stateOf(log))).toEqual([]);
  for (let shot = 0; shot < 4; shot += 1) log.at(1, '8:40').shot('away', 'a2', 3, true);
  log.at(1, '8:00').shot('home', 'h1', 2, true);
  expect(gameMoments(led, stateOf(log)).map(({ kind }) => kind)).toEqual(['lead']);
});
