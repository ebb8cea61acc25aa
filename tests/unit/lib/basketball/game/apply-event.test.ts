import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GameAction, GameEvent } from '#lib/basketball/events.ts';
import { applyEvent } from '#lib/basketball/game/apply-event.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { roster, tipOff, twoPeriods } from './game-log.ts';

const input = { profile: twoPeriods, roster };

const side = fc.constantFrom('home', 'away');
const number = fc.integer({ min: 1, max: 6 });
const action: fc.Arbitrary<GameAction> = fc
  .tuple(side, number, fc.boolean(), fc.nat(11))
  .map(([team, player, yes, kind]) => {
    const who = { side: team, person: `${team === 'home' ? 'h' : 'a'}${player}` } as const;
    const all: GameAction[] = [
      { type: 'field-goal', ...who, points: yes ? 2 : 3, made: yes, shot: 'layup' },
      { type: 'field-goal', ...who, points: 2, made: !yes, shot: 'dunk' },
      { type: 'free-throw', ...who, made: yes, number: 1, of: 1 },
      { type: 'rebound', ...who, kind: yes ? 'offensive' : 'defensive' },
      { type: 'substitution-in', ...who },
      { type: 'substitution-out', ...who },
      { type: 'foul', ...who, kind: yes ? 'personal' : 'technical' },
      { type: 'turnover', ...who, kind: 'other' },
      { type: 'block', ...who },
      { type: 'timeout', kind: 'team', side: team },
      { type: yes ? 'period-end' : 'period-start' },
      { type: 'held-ball', side: team },
    ];
    return all[kind] ?? { type: 'game-end' };
  });
const link = fc.record({
  how: fc.constantFrom('none', 'none', 'none', 'linkedTo', 'voids', 'supersedes', 'after'),
  back: fc.nat(20),
});

const games = fc.array(fc.tuple(action, link, fc.nat(600)), { maxLength: 40 }).map((steps) => {
  const events: GameEvent[] = [...tipOff().events];
  for (const [step, { how, back }, second] of steps) {
    const target = events.at(-1 - back)?.id;
    const seq = events.length + 1;
    const period = 1 + Math.floor(seq / 25);
    const base = { ...step, id: `x${seq}`, seq, period, clockMs: second === 600 ? null : second * 1000 };
    events.push(how === 'none' || !target ? base : { ...base, [how]: target });
  }
  return events;
});

describe('applying entries one by one', () => {
  it('comes to the same game as replaying the whole log, corrections included', () => {
    fc.assert(
      fc.property(games, (events) => {
        const stepwise = events.reduce(applyEvent, replayGame({ ...input, events: [] }));
        expect(stepwise).toEqual(replayGame({ ...input, events }));
      }),
      { numRuns: 300 },
    );
  });

  it('leaves the state it was given untouched', () => {
    const before = replayGame({ ...input, events: tipOff().events });
    const copy = structuredClone(before);
    const after = tipOff()
      .at(1, '9:00')
      .shot('home', 'h1', 3, true)
      .swap('home', 'h1', 'h6')
      .events.reduce(applyEvent, before);
    expect(after.score.home).toBe(3);
    expect(before).toEqual(copy);
  });

  it('ignores an entry it has already seen', () => {
    const { events } = tipOff().shot('home', 'h1', 2, true);
    const state = replayGame({ ...input, events });
    const last = events.at(-1);
    expect(last && applyEvent(state, last)).toBe(state);
  });
});
