import { expect, test } from 'vitest';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { entryWarnings } from '#lib/desk/warnings/entry-warnings.ts';
import { flagDrafts, flagsOf } from '#lib/desk/warnings/flag.ts';
import { GameLog, roster, twoPeriods } from '#tests/unit/lib/basketball/game/game-log.ts';

const stateOf = ({ events }: GameLog) => replayGame({ profile: twoPeriods, roster, events: [...events] });
const warned = (log: GameLog, gameMs = 0) => Object.fromEntries(entryWarnings(stateOf(log), gameMs));
const opened = () => new GameLog().starters().add({ type: 'period-start' }).at(1, '9:00');
/** The id of the last entry. */
const last = ({ events }: GameLog) => events.at(-1)?.id ?? '';

test('a log in which everything fits has no warnings', () => {
  const log = opened().shot('home', 'h1', 2, false, { id: 'miss' });
  log.add({ type: 'rebound', side: 'away', person: 'a1', kind: 'defensive' }, { linkedTo: 'miss' });
  log.shot('away', 'a2', 3, true).add({ type: 'turnover', side: 'home', person: 'h2', kind: 'bad-pass' });
  log.add({ type: 'steal', side: 'away', person: 'a2' }, { linkedTo: last(log) }).shot('away', 'a2', 2, true);
  expect(warned(log)).toEqual({});
});

test('a team that cannot have the ball, and a rebound of the wrong kind', () => {
  const twice = opened().shot('home', 'h1', 2, true).shot('home', 'h2', 2, true);
  expect(warned(twice)).toEqual({ [last(twice)]: ['possession'] });
  const rebound = opened()
    .shot('home', 'h1', 2, false)
    .add({ type: 'rebound', side: 'home', person: 'h2', kind: 'defensive' });
  expect(warned(rebound)).toEqual({ [last(rebound)]: ['possession'] });
});

test('the throw of a technical foul says nothing about who has the ball', () => {
  const log = opened()
    .shot('home', 'h1', 2, true)
    .add({ type: 'foul', side: 'away', person: 'a1', kind: 'technical', freeThrows: 1 });
  log.add({ type: 'free-throw', side: 'home', person: 'h1', made: false, number: 1, of: 1 }, { linkedTo: last(log) });
  expect(warned(log.shot('away', 'a2', 2, true))).toEqual({});
});

test('players who are not on court or may no longer play, and a team without five', () => {
  expect(warned(opened().shot('home', 'h6', 2, true))).toMatchObject({ e12: ['not-on-court'] });
  const four = opened().add({ type: 'substitution-out', side: 'home', person: 'h5' }).shot('home', 'h1', 2, true);
  expect(warned(four)).toEqual({ [last(four)]: ['not-five'] });
  const out = opened();
  for (let count = 0; count < 5; count += 1) out.foul('home', 'h1');
  expect(warned(out.shot('home', 'h1', 2, true))).toEqual({ [last(out)]: ['excluded'] });
});

test('a time that the game clock had not reached', () => {
  const log = opened().add({ type: 'clock', change: 'start' }).at(1, '8:00').shot('home', 'h1', 2, true);
  expect(warned(log, 480_000)).toEqual({});
  expect(warned(log, 500_000)).toEqual({ [last(log)]: ['ahead-of-clock'] });
  const id = last(log);
  expect(warned(log.at(1, '8:30').add({ type: 'clock', change: 'stop' }))).toEqual({ [id]: ['ahead-of-clock'] });
});

test('free throws without a foul, of the team that fouled, and those that are missing', () => {
  const alone = opened().freeThrow('home', 'h1', true);
  expect(warned(alone)).toEqual({ [last(alone)]: ['throws-without-foul'] });
  const foul = () =>
    opened().add({ type: 'foul', side: 'away', person: 'a1', kind: 'personal', freeThrows: 2 }, { id: 'foul' });
  const wrong = foul().add(
    { type: 'free-throw', side: 'away', person: 'a2', made: true, number: 1, of: 2 },
    { linkedTo: 'foul' },
  );
  expect(warned(wrong)).toEqual({ [last(wrong)]: ['throws-without-foul'] });
  const one = foul().add(
    { type: 'free-throw', side: 'home', person: 'h2', made: true, number: 1, of: 2 },
    { linkedTo: 'foul' },
  );
  expect(warned(one)).toEqual({});
  expect(warned(one.add({ type: 'clock', change: 'start' }))).toEqual({ foul: ['throws-missing'] });
});

test('a rebound and a player that nobody has written', () => {
  const log = opened().shot('home', 'h1', 2, false, { id: 'miss' });
  expect(warned(log)).toEqual({});
  expect(warned(log.shot('away', null, 2, true, { id: 'basket' }))).toEqual({
    basket: ['who'],
    miss: ['rebound-missing'],
  });
});

test('a crew flags an entry and takes the flag away, also after the entry was corrected', () => {
  const log = opened().shot('home', 'h1', 2, true, { id: 'first' });
  const entry = () => stateOf(log).played.find(({ type }) => type === 'field-goal') ?? expect.fail('no basket');
  const write = () => {
    for (const { action, links } of flagDrafts(stateOf(log), entry())) log.add(action, links);
  };
  write();
  log.shot('home', 'h2', 3, true, { id: 'second', supersedes: 'first' });
  expect(warned(log)).toEqual({ second: ['flagged'] });
  write();
  expect(flagsOf(stateOf(log)).size).toBe(0);
});
