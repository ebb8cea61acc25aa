import { expect, test } from 'vitest';
import { euroleague } from '#lib/basketball/rules/euroleague.ts';
import { fiba2024 } from '#lib/basketball/rules/fiba-2024.ts';
import { rulesOf } from '#server/league/game/rules.ts';

test('without rules of its own a game has the ready ones of that id', () => {
  expect(rulesOf({ rulesProfile: 'euroleague', ownRules: null })).toEqual(euroleague);
});

test('a league’s own rules change single values of the ready ones that they extend', () => {
  const ownRules = { extends: 'fiba-2024', periods: { lengthMs: 480_000 } };
  const rules = rulesOf({ rulesProfile: 'school-league', ownRules });
  expect(rules).toEqual({ ...fiba2024, id: 'school-league', periods: { ...fiba2024.periods, lengthMs: 480_000 } });
});

test('a game’s own copy is whole and stays as it was', () => {
  const { technical: _, ...foulCodes } = fiba2024.foulCodes;
  const copy = { ...fiba2024, foulCodes };
  expect(rulesOf({ rulesProfile: 'fiba-2024', ownRules: copy })).toEqual(copy);
});

test('rules that cannot be are refused with the place of the mistake', () => {
  const broken = { ...fiba2024, periods: { ...fiba2024.periods, count: 0 } };
  expect(() => rulesOf({ rulesProfile: 'own', ownRules: broken })).toThrow('periods.count');
  expect(() => rulesOf({ rulesProfile: 'own', ownRules: { extends: 'nobody' } })).toThrow('"nobody" is not one of');
});
