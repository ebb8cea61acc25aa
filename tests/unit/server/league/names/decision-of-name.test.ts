import { expect, test } from 'vitest';
import { decisionOfName } from '#server/league/names/competition-names.ts';

test.each([
  ['Final', 'title'],
  ['finale', 'title'],
  ['Финал', 'title'],
  ['Grand Final', 'title'],
  ['Third place', 'place'],
  ['Za treće mesto', 'place'],
  ['Finals', null],
  ['Semi-finals', null],
  ['Polfinale', null],
  ['Četrtfinale', null],
  ['Final Four', null],
  ['Play-offs', null],
])('a round named %s is played for %s', (name, decides) => {
  expect(decisionOfName(name)).toBe(decides);
});
