import { expect, test } from 'vitest';
import {
  actionKeys,
  entryKeys,
  heldBallKey,
  moreKey,
  playerKeys,
  setClocksKey,
  stepKey,
  teamKeys,
} from '#lib/desk/entry/keys.ts';

const ofClocks = ['Space', 'Shift+Space', 'Digit1', 'Digit2', 'Digit3'];

test('no key of the scorer’s desk has two functions', () => {
  const keys = [
    ...ofClocks,
    ...Object.values(playerKeys).flat(),
    ...actionKeys,
    ...Object.values(teamKeys).flatMap((team) => Object.values(team)),
    heldBallKey,
    stepKey,
    moreKey,
    setClocksKey,
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test('no key of the dialog of an entry has two functions', () => {
  const keys = Object.values(entryKeys).flat();
  expect(new Set(keys).size).toBe(keys.length);
});
