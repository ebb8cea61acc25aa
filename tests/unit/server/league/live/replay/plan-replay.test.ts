import { expect, test } from 'vitest';
import type { GameEvent } from '#lib/basketball/events.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { fiba2024 } from '#lib/basketball/rules/fiba-2024.ts';
import { planReplay } from '#server/league/live/replay/plan-replay.ts';

test('what hangs on an action comes behind it, also where the feed had it before', () => {
  const at = { period: 1, clockMs: 500_000 };
  const events: GameEvent[] = [
    {
      id: 'turnover',
      seq: 0,
      ...at,
      type: 'turnover',
      side: 'home',
      person: 'a',
      kind: 'offensive-foul',
      linkedTo: 'drawn',
    },
    { id: 'drawn', seq: 1, ...at, type: 'foul-drawn', side: 'away', person: 'b', linkedTo: 'foul' },
    { id: 'foul', seq: 2, ...at, type: 'foul', side: 'home', person: 'a', kind: 'personal' },
    { id: 'shot', seq: 3, ...at, type: 'free-throw', side: 'away', person: 'b', made: true, number: 1, of: 1 },
  ];
  const parts = { home: new Map([['a', 'one']]), away: new Map([['b', 'two']]) };
  const steps = planReplay(replayGame({ profile: fiba2024, events }), parts);
  expect(steps.map(({ event }) => [event.id, event.type, event.linkedTo])).toEqual([
    ['replay:1', 'foul', undefined],
    ['replay:2', 'foul-drawn', 'replay:1'],
    ['replay:3', 'turnover', 'replay:2'],
    ['replay:4', 'free-throw', undefined],
    ['replay:end', 'finalised', undefined],
  ]);
});
