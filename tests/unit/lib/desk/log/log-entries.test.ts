import { expect, test } from 'vitest';
import type { GameEvent } from '#lib/basketball/events.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { filterLog } from '#lib/desk/log/filter-log.ts';
import { logEntries } from '#lib/desk/log/log-entries.ts';
import { GameLog, roster, twoPeriods } from '#tests/unit/lib/basketball/game/game-log.ts';

const entriesOf = ({ events }: GameLog) => logEntries(replayGame({ profile: twoPeriods, roster, events: [...events] }));
const ids = (log: GameLog) => entriesOf(log).map(({ event, isRemoved }) => (isRemoved ? `(${event.id})` : event.id));

test('the log is in order of play: inserted and corrected entries at their place, removed ones where they were', () => {
  const log = new GameLog()
    .at(1, '9:00')
    .shot('home', 'h1', 2, true)
    .shot('away', 'a1', 2, true)
    .shot('home', 'h2', 2, true)
    .add({ type: 'steal', side: 'away', person: 'a1' }, { after: 'e1' })
    .shot('away', 'a2', 3, true, { supersedes: 'e2' })
    .add({ type: 'correction' }, { voids: 'e1' });
  expect(ids(log)).toEqual(['(e1)', 'e4', 'e5', 'e3']);
});

test('clocks and corrections are no lines of it', () => {
  const log = new GameLog().add({ type: 'clock', change: 'start' }).shot('home', 'h1', 2, true);
  expect(ids(log)).toEqual(['e2']);
});

test('every entry of a long game is there, and found by period, team, player and kind', () => {
  const log = new GameLog();
  for (let shot = 0; shot < 100; shot += 1) log.at(1, '9:00').shot('home', 'h1', 2, true).shot('away', 'a1', 2, false);
  log.at(2, '5:00').add({ type: 'foul', side: 'away', person: 'a2', kind: 'personal' });
  log.add({ type: 'rebound', side: 'home', person: 'h2', kind: 'defensive' });
  const entries = entriesOf(log);
  const found = (filter: Parameters<typeof filterLog>[1]): GameEvent[] =>
    filterLog(entries, filter).map(({ event }) => event);
  expect(entries).toHaveLength(202);
  expect(found({ period: 2 }).map(({ type }) => type)).toEqual(['foul', 'rebound']);
  expect(found({ side: 'away', period: 1 })).toHaveLength(100);
  expect(found({ side: 'home', person: 'h2' }).map(({ type }) => type)).toEqual(['rebound']);
  expect(found({ kind: 'fouls' }).map(({ id }) => id)).toEqual(['e201']);
});
