import { describe, expect, test } from 'vitest';
import { chosenIn, hidingRules, queryOf, shownValues } from '#components/ui/list-choice.ts';

const facets = [
  { key: 'round', values: ['', 'r1', 'r2'], opening: 'r2' },
  { key: 'team', values: ['', 'north', 'south'] },
];

describe('the choice of a filtered list', () => {
  test('without one the opening value is shown, and the address stays as it is', () => {
    const chosen = chosenIn('', facets);
    expect(shownValues(facets, chosen)).toEqual({ round: 'r2', team: '' });
    expect(queryOf(facets, chosen)).toBe('');
  });

  test('the opening value gives way to another facet', () => {
    expect(shownValues(facets, chosenIn('?team=north', facets))).toEqual({ round: '', team: 'north' });
  });

  test('both facets hold together, and everything can be asked for', () => {
    expect(shownValues(facets, chosenIn('?team=north&round=r1', facets))).toEqual({ round: 'r1', team: 'north' });
    expect(shownValues(facets, chosenIn('?round=all', facets))).toEqual({ round: '', team: '' });
    expect(queryOf(facets, { round: '' })).toBe('?round=all');
  });

  test('values that the list does not have are ignored', () => {
    expect(chosenIn('?team=west&round=%22%5D', facets)).toEqual({});
  });

  test('the rules hide other groups and items, and groups without items', () => {
    const rules = hidingRules(facets, { round: 'r1', team: 'north' });
    expect(rules).toContain('[data-group][data-round]:not([data-round~="r1"])');
    expect(rules).toContain('[data-item]:not([data-item][data-team~="north"])');
    expect(rules).toContain('[data-group]:not(:has([data-item][data-team~="north"], :target))');
    expect(hidingRules(facets, { round: '', team: '' })).toBe('');
  });
});
