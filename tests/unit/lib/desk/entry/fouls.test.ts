import { describe, expect, test } from 'vitest';
import type { GameAction, GameEvent } from '#lib/basketball/events.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { euroleague } from '#lib/basketball/rules/euroleague.ts';
import { fiba2026 } from '#lib/basketball/rules/fiba-2026.ts';
import type { Edit } from '#lib/desk/entry/edit.ts';
import { editDrafts } from '#lib/desk/entry/edit-drafts.ts';
import { commonFouls, foulChoices, isOnShooter } from '#lib/desk/entry/foul-choices.ts';
import { withLinkedEvents } from '#lib/desk/entry/linked-events.ts';
import { commandOf } from '#lib/desk/entry/stamp.ts';
import { undoDrafts } from '#lib/desk/entry/undo.ts';
import { command, numbered } from './desk-events.ts';

const stamp = { period: 1, clockMs: 500_000, wallTime: '2026-10-03T18:00:00Z' };
const charge: GameAction = { type: 'foul', side: 'home', person: 'p1', kind: 'offensive', freeThrows: 0 };

describe('an offensive foul', () => {
  const events = numbered(commandOf('a-1', withLinkedEvents(charge, 'a-1'), stamp), 1);

  test('is written with the turnover of the same player, and both are undone together', () => {
    const state = replayGame({ profile: fiba2026, events });
    expect(state.teams.home.players.p1?.tally).toMatchObject({ fouls: 1, turnovers: 1 });
    const undoing = numbered(commandOf('a-2', undoDrafts(state, 'a'), stamp), 3);
    const undone = replayGame({ profile: fiba2026, events: [...events, ...undoing] });
    expect(undone.played.filter(({ type }) => type === 'foul' || type === 'turnover')).toEqual([]);
  });

  test('that is put in later has its turnover right behind it', () => {
    const later: GameEvent[] = numbered(command('b-1', [{ type: 'steal', side: 'home', person: 'p2' }]), 1);
    const [, second] = later.concat(numbered(command('b-2', [{ type: 'steal', side: 'home', person: 'p3' }]), 2));
    const inserted = numbered(commandOf('a-1', withLinkedEvents(charge, 'a-1', 'b-1:0'), stamp), 3);
    const state = replayGame({ profile: fiba2026, events: [...later, ...(second ? [second] : []), ...inserted] });
    expect(state.played.map(({ id }) => id)).toEqual(['b-1:0', 'a-1:0', 'a-1:1', 'b-2:0']);
  });

  test('takes its turnover along when it is corrected, and when that is undone', () => {
    const played = (log: readonly GameEvent[]) => {
      const state = replayGame({ profile: fiba2026, events: [...log] });
      const told = state.played.map((event) => [
        event.type,
        'kind' in event ? event.kind : null,
        'person' in event ? event.person : null,
      ]);
      return { state, told };
    };
    const correct = (log: readonly GameEvent[], id: string, edit: Edit): GameEvent[] => {
      const { state } = played(log);
      const entry = state.played.find(({ type }) => type === 'foul');
      const { drafts } = entry ? editDrafts(state, entry, edit) : { drafts: [] };
      return [...log, ...numbered(commandOf(id, drafts, stamp), log.length + 1)];
    };
    const undo = (log: readonly GameEvent[], id: string): GameEvent[] => {
      const drafts = undoDrafts(played(log).state, 'a');
      return [...log, ...numbered(commandOf(id, drafts, stamp), log.length + 1)];
    };
    const whole = [
      ['foul', 'offensive', 'p1'],
      ['turnover', 'offensive-foul', 'p1'],
    ];
    const others = correct(events, 'a-2', { person: 'p2' });
    expect(played(others).told).toEqual(whole.map(([type, kind]) => [type, kind, 'p2']));
    expect(played(undo(others, 'a-3')).told).toEqual(whole);
    const personal = correct(events, 'a-2', { foul: { kind: 'personal', freeThrows: 0 } });
    expect(played(personal).told).toEqual([['foul', 'personal', 'p1']]);
    expect(played(undo(personal, 'a-3')).told).toEqual(whole);
    const again = correct(personal, 'a-3', { foul: { kind: 'offensive', freeThrows: 0 } });
    expect(played(again).told).toEqual(whole);
    expect(played(undo(again, 'a-4')).told).toEqual([['foul', 'personal', 'p1']]);
  });

  test('is the only foul with a companion', () => {
    expect(withLinkedEvents({ ...charge, kind: 'personal' } as GameAction, 'a-1')).toHaveLength(1);
  });
});

describe('the fouls that can be chosen', () => {
  const throwsOf = (kind: string, choices = foulChoices(fiba2026, false)) =>
    choices.flatMap((one) => (one.kind === kind && !one.cancelled && !one.isOffset ? [one.freeThrows] : []));

  test('give the throws of their kind; on a shooter the shot counts too', () => {
    expect(throwsOf('personal')).toEqual([0, 1, 2, 3]);
    expect(throwsOf('throw-in')).toEqual([1]);
    expect(throwsOf('technical')).toEqual([1]);
    expect(throwsOf('offensive')).toEqual([0]);
    for (const kind of ['deliberate', 'flagrant', 'disqualifying']) expect(throwsOf(kind)).toEqual([2, 1, 3]);
    expect(throwsOf('unsportsmanlike', foulChoices(euroleague, false))).toEqual([2, 1, 3]);
    expect(throwsOf('unsportsmanlike')).toEqual([]);
  });

  test('in the team foul penalty its throws come first, and are not those of a shooter', () => {
    const [bonus, plain] = foulChoices(fiba2026, false, true);
    expect(bonus).toEqual({ kind: 'personal', freeThrows: 2, isBonus: true });
    expect([bonus, plain, { kind: 'personal' as const, freeThrows: 2 }].map((one) => one && isOnShooter(one))).toEqual([
      false,
      false,
      true,
    ]);
    expect(foulChoices(fiba2026, true, true)).toEqual(foulChoices(fiba2026, true));
  });

  test('have every one once, what is rare last', () => {
    const choices = foulChoices(fiba2026, false);
    expect(new Set(choices.map((one) => JSON.stringify(one))).size).toBe(choices.length);
    expect(choices.at(-1)).toEqual({ kind: 'personal', freeThrows: 0, cancelled: true });
  });

  test('begin with the common ones: each kind once, and all numbers of throws of a personal foul', () => {
    const common = foulChoices(fiba2026, false, true).slice(0, commonFouls(fiba2026, false, true));
    expect(common.filter(({ kind }) => kind === 'personal')).toHaveLength(5);
    expect(new Set(common.map(({ kind }) => kind)).size).toBe(common.length - 4);
    expect(foulChoices(fiba2026, true)).toHaveLength(commonFouls(fiba2026, true));
  });

  test('of both teams may cancel each other, so that nobody shoots', () => {
    const offset = foulChoices(euroleague, false).filter(({ isOffset }) => isOffset);
    expect(offset.map(({ kind }) => kind)).toContain('unsportsmanlike');
    expect(offset.every(({ freeThrows }) => freeThrows === 0)).toBe(true);
  });

  test('are those of coach and bench where no player was tapped', () => {
    expect(foulChoices(fiba2026, true)).toEqual([
      { kind: 'coach-technical', freeThrows: 1 },
      { kind: 'bench-technical', freeThrows: 1 },
      { kind: 'bench-disqualifying', freeThrows: 2 },
    ]);
  });
});
