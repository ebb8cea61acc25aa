import { describe, expect, it } from 'vitest';
import { boxScore } from '#lib/basketball/box-score.ts';
import { effectiveLog } from '#lib/basketball/game/effective-log.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { GameLog, roster, tipOff, twoPeriods } from './game-log.ts';

const played = (log: GameLog) => effectiveLog(log.events).played.map((event) => event.id);
const correction = { type: 'correction' } as const;

describe('corrections of the log', () => {
  it('removes a voided action together with what hangs on it, however deep', () => {
    const log = new GameLog()
      .add({ type: 'foul', side: 'home', person: 'h1', kind: 'offensive' }, { id: 'foul' })
      .add(
        { type: 'turnover', side: 'home', person: 'h1', kind: 'offensive-foul' },
        { id: 'turnover', linkedTo: 'foul' },
      )
      .add({ type: 'steal', side: 'away', person: 'a1' }, { id: 'steal', linkedTo: 'turnover' })
      .shot('away', 'a1', 2, true, { id: 'shot' })
      .add(correction, { id: 'void', voids: 'foul' });
    expect(played(log)).toEqual(['shot']);
  });

  it('plays a superseding entry at the place of the old one and keeps what hung on it', () => {
    const log = new GameLog()
      .shot('home', 'h1', 2, true, { id: 'two' })
      .add({ type: 'assist', side: 'home', person: 'h2' }, { id: 'assist', linkedTo: 'two' })
      .shot('away', 'a1', 2, true, { id: 'other' })
      .shot('home', 'h1', 3, true, { id: 'three', supersedes: 'two' });
    expect(played(log)).toEqual(['three', 'assist', 'other']);
  });

  it('drops the assist of a basket that was corrected to a miss, and the rebound of a miss corrected to a basket', () => {
    const log = new GameLog()
      .shot('home', 'h1', 2, true, { id: 'basket' })
      .add({ type: 'assist', side: 'home', person: 'h2' }, { id: 'assist', linkedTo: 'basket' })
      .shot('away', 'a1', 2, false, { id: 'miss' })
      .add({ type: 'rebound', side: 'home', person: 'h3', kind: 'defensive' }, { id: 'rebound', linkedTo: 'miss' })
      .shot('home', 'h1', 2, false, { id: 'basket-was-a-miss', supersedes: 'basket' })
      .shot('away', 'a1', 2, true, { id: 'miss-was-a-basket', supersedes: 'miss' });
    expect(played(log)).toEqual(['basket-was-a-miss', 'miss-was-a-basket']);
  });

  it('drops the foul drawn of a foul that was corrected to a technical one, and has it again when that is undone', () => {
    const foul = { type: 'foul', side: 'home', person: 'h1' } as const;
    const log = new GameLog()
      .add({ ...foul, kind: 'personal' }, { id: 'personal' })
      .add({ type: 'foul-drawn', side: 'away', person: 'a1' }, { id: 'drawn', linkedTo: 'personal' })
      .add({ ...foul, kind: 'unsportsmanlike' }, { id: 'unsportsmanlike', supersedes: 'personal' });
    expect(played(log)).toEqual(['unsportsmanlike', 'drawn']);
    log.add({ ...foul, kind: 'technical' }, { id: 'technical', supersedes: 'unsportsmanlike' });
    expect(played(log)).toEqual(['technical']);
    log.add(correction, { id: 'undo', voids: 'technical' });
    expect(played(log)).toEqual(['unsportsmanlike', 'drawn']);
  });

  it('lets the latest of several versions stand, in one place', () => {
    const log = new GameLog()
      .shot('home', 'h1', 2, true, { id: 'first' })
      .shot('away', 'a1', 2, true, { id: 'next' })
      .shot('home', 'h2', 2, true, { id: 'second', supersedes: 'first' })
      .shot('home', 'h3', 2, true, { id: 'third', supersedes: 'second' });
    expect(played(log)).toEqual(['third', 'next']);
  });

  it('undoes a correction when the correcting entry is voided', () => {
    const log = new GameLog()
      .shot('home', 'h1', 2, true, { id: 'first' })
      .shot('home', 'h2', 2, true, { id: 'second', supersedes: 'first' })
      .add(correction, { id: 'undo', voids: 'second' });
    expect(played(log)).toEqual(['first']);
  });

  it('removes an action with all its versions when its first entry is voided', () => {
    const log = new GameLog()
      .shot('home', 'h1', 2, true, { id: 'first' })
      .shot('home', 'h2', 2, true, { id: 'second', supersedes: 'first' })
      .add(correction, { id: 'void', voids: 'first' });
    expect(played(log)).toEqual([]);
  });

  it('brings an action back when the voiding entry is voided', () => {
    const log = new GameLog()
      .shot('home', 'h1', 2, true, { id: 'shot' })
      .add(correction, { id: 'void', voids: 'shot' })
      .add(correction, { id: 'redo', voids: 'void' });
    expect(played(log)).toEqual(['shot']);
  });

  it('plays late entries behind the entry they name, several of them in the order they were made', () => {
    const log = new GameLog()
      .shot('home', 'h1', 2, true, { id: 'one' })
      .shot('away', 'a1', 2, true, { id: 'two' })
      .shot('home', 'h2', 2, true, { id: 'late', after: 'one' })
      .shot('home', 'h3', 2, true, { id: 'later', after: 'one' })
      .shot('home', 'h4', 2, true, { id: 'behind-late', after: 'late' });
    expect(played(log)).toEqual(['one', 'late', 'behind-late', 'later', 'two']);
  });

  it('keeps the place of a removed entry for what was put behind it', () => {
    const log = new GameLog()
      .shot('home', 'h1', 2, true, { id: 'one' })
      .shot('away', 'a1', 2, true, { id: 'two' })
      .shot('home', 'h2', 2, true, { id: 'late', after: 'one' })
      .add(correction, { id: 'void', voids: 'one' });
    expect(played(log)).toEqual(['late', 'two']);
  });

  it('loses nothing when entries are put behind each other in a circle', () => {
    const log = new GameLog()
      .shot('home', 'h1', 2, true, { id: 'one', after: 'two' })
      .shot('away', 'a1', 2, true, { id: 'two', after: 'one' });
    const { played: events, warnings } = effectiveLog(log.events);
    expect(events.map((event) => event.id).sort()).toEqual(['one', 'two']);
    expect(warnings).toEqual([{ code: 'unknown-place', eventId: 'two' }]);
  });

  it('plays by seq whatever the order of arrival, each id once', () => {
    const log = tipOff().shot('home', 'h1', 3, true).shot('away', 'a1', 2, true);
    const mixed = [...log.events].reverse().concat(log.events.slice(0, 3));
    const { played: events, warnings } = effectiveLog(mixed);
    expect(events).toEqual(log.events);
    expect(warnings.map((warning) => warning.code)).toEqual(['duplicate-event', 'duplicate-event', 'duplicate-event']);
  });

  it('warns of a correction of something that is not in the log and changes nothing', () => {
    const log = new GameLog()
      .shot('home', 'h1', 2, true, { id: 'shot' })
      .add(correction, { id: 'void', voids: 'unheard-of' });
    const { played: events, warnings } = effectiveLog(log.events);
    expect(events.map((event) => event.id)).toEqual(['shot']);
    expect(warnings).toEqual([{ code: 'unknown-correction-target', eventId: 'void' }]);
  });

  it('moves score, plus/minus and shots with the correction', () => {
    const log = tipOff()
      .at(1, '9:00')
      .shot('home', 'h1', 2, true, { id: 'shot' })
      .shot('home', 'h1', 3, true, { supersedes: 'shot' });
    const state = replayGame({ profile: twoPeriods, events: log.events, roster });
    const { home, away } = boxScore(state);
    expect(state.score).toEqual({ home: 3, away: 0 });
    expect(state.shots).toHaveLength(1);
    expect(home.players[1]?.line.plusMinus).toBe(3);
    expect(away.players[1]?.line.plusMinus).toBe(-3);
  });
});
