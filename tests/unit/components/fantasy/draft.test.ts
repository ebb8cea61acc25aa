import { describe, expect, it } from 'vitest';
import { draftOf, lineupOf, placeKinds, putOn, swapPlaces } from '#components/fantasy/squad/draft.ts';
import { presets } from '#lib/basketball/fantasy/presets.ts';

const rules = presets.euroleague.squad;
const saved = { starters: [1, 2, 3, 4, 5], sixth: 6, bench: [7, 8, 9, 10], coach: 11, captain: 1 };

describe('the draft of a squad', () => {
  it('has a place for the five, the sixth man, the bench and the coach', () => {
    expect(placeKinds(rules)).toEqual([
      ...Array.from({ length: 5 }, () => 'starter'),
      'sixth',
      ...Array.from({ length: 4 }, () => 'bench'),
      'coach',
    ]);
  });

  it('gives back the squad that it was made of', () => {
    expect(lineupOf(draftOf(saved, rules), rules)).toEqual(saved);
  });

  it('is no squad while a place is empty', () => {
    expect(lineupOf(draftOf(null, rules), rules)).toBeNull();
    expect(lineupOf(putOn(draftOf(saved, rules), 7, null), rules)).toBeNull();
  });

  it('takes the captaincy from who leaves the five', () => {
    const swapped = swapPlaces(draftOf(saved, rules), 0, 6, rules);
    expect(swapped.places[0]).toBe(7);
    expect(swapped.captain).toBeNull();
  });

  it('keeps the coach on his seat', () => {
    const draft = draftOf(saved, rules);
    expect(swapPlaces(draft, 0, 10, rules)).toBe(draft);
  });
});
