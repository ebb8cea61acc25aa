import { expect, test } from 'vitest';
import { lacksPlayer } from '#lib/desk/entry/lacks-player.ts';
import { heldBallDrafts } from '#lib/desk/entry/rare-entries.ts';
import { basketOf, command, numbered } from './desk-events.ts';

test('a held ball goes to whom the arrow points at; an arrow that the table has set is turned by it', () => {
  const held = { action: { type: 'held-ball', side: 'home' } };
  expect(heldBallDrafts({ arrow: { side: 'home', explicit: false, turnsAtControl: false } })).toEqual([held]);
  expect(heldBallDrafts({ arrow: { side: 'home', explicit: true, turnsAtControl: false } })).toEqual([
    held,
    { action: { type: 'possession-arrow', side: 'away' } },
  ]);
});

test('what only a player can do is to be completed, what a team or its bench does is not', () => {
  const [basket, rebound, bench, personal] = numbered(
    command('a-1', [
      basketOf(null),
      { type: 'rebound', side: 'home', person: null, kind: 'defensive' },
      { type: 'foul', side: 'home', person: null, kind: 'bench-technical' },
      { type: 'foul', side: 'home', person: null, kind: 'personal' },
    ]),
    1,
  );
  expect([basket, rebound, bench, personal].map((event) => event && lacksPlayer(event))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
