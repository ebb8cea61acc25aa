import { describe, expect, test } from 'vitest';
import { neededStats } from '#lib/basketball/fantasy/needed-stats.ts';
import { placePlayer, usesPositions } from '#lib/basketball/fantasy/place-player.ts';
import { presets } from '#lib/basketball/fantasy/presets.ts';
import { type FantasyRules, fantasyRulesSchema } from '#lib/basketball/fantasy/rules.ts';

const faultsOf = (change: (rules: FantasyRules) => unknown) => {
  const parsed = fantasyRulesSchema.safeParse(change(structuredClone(presets.euroleague)));
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

describe('rules', () => {
  test.each(Object.entries(presets))(
    'the preset %s is in order, and affordable for a squad of unknowns',
    (_, rules) => {
      expect(fantasyRulesSchema.parse(rules)).toEqual(rules);
      expect(rules.prices.start * 11).toBeLessThanOrEqual(rules.squad.budget);
    },
  );

  test('each fault names its place', () => {
    expect(faultsOf((rules) => ({ ...rules, bonus: 1 })).join()).toMatch('bonus');
    expect(faultsOf((rules) => ({ ...rules, scoring: { ...rules.scoring, weights: { points: 0 } } }))).toEqual([
      'scoring.weights: give at least one item a weight other than 0',
    ]);
    expect(faultsOf((rules) => ({ ...rules, scoring: { ...rules.scoring, weights: { dunks: 100 } } })).join()).toMatch(
      'scoring.weights',
    );
    const six = [{ G: 2, F: 2, C: 2 }];
    expect(faultsOf((rules) => ({ ...rules, squad: { ...rules.squad, formations: six } }))).toEqual([
      'squad.formations.0: is 6 players; a starting five has 5',
    ]);
    expect(faultsOf((rules) => ({ ...rules, prices: { ...rules.prices, start: 1 } }))).toEqual([
      'prices.start: is not between minimum and maximum',
    ]);
  });

  test('a scoresheet has all that its preset needs', () => {
    expect(neededStats(presets.scoresheet.scoring).toSorted()).toEqual(['fouls', 'points', 'threePointersMade']);
    expect(neededStats(presets.dunkest.scoring)).toEqual(expect.arrayContaining(['assists', 'threePointersMade']));
  });
});

describe('positions', () => {
  test('come from the roster, else from the height, else a player is a forward', () => {
    const place = (position: string | null, heightCm: number | null = null) => placePlayer({ position, heightCm });
    expect([place('PG'), place('GF'), place('FC'), place('C')]).toEqual(['G', 'G', 'F', 'C']);
    expect([place(null, 190), place(null, 200), place(null, 210), place(null)]).toEqual(['G', 'F', 'C', 'F']);
  });

  test('are used where most players have one, and enough of each', () => {
    const { places } = presets.euroleague.squad;
    const all = ['PG', 'PG', 'SF', 'SF', 'C'].flatMap((position) => Array.from({ length: 4 }, () => position));
    const players = (known: number, list = all) =>
      list.map((position, index) => ({ position: index < known ? position : null, heightCm: 210 }));
    expect(usesPositions(players(20), places)).toBe(true);
    expect(
      usesPositions(
        players(
          20,
          all.map(() => 'PG'),
        ),
        places,
      ),
    ).toBe(false);
    expect([usesPositions(players(10), places), usesPositions([], places)]).toEqual([false, false]);
  });
});
