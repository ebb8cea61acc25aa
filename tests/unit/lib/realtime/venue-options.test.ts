import { describe, expect, it } from 'vitest';
import {
  defaultVenueOptions,
  parseVenueOptions,
  sidesInPlace,
  venueOptionsQuery,
} from '#lib/realtime/venue-options.ts';

describe('the options of a board in its URL', () => {
  it('are the home team on the left, with players, by default', () => {
    expect(parseVenueOptions('')).toEqual(defaultVenueOptions);
    expect(parseVenueOptions('?left=up&swap=always&players=maybe')).toEqual(defaultVenueOptions);
  });

  it('are read as they are written', () => {
    const options = { left: 'away', swapsAtHalfTime: true, showsPlayers: false } as const;
    expect(parseVenueOptions(`?${new URLSearchParams(venueOptionsQuery(options))}`)).toEqual(options);
    expect(venueOptionsQuery(defaultVenueOptions)).toEqual({});
  });
});

describe('the sides of a board', () => {
  it.each([
    ['', 4, 'home'],
    ['?left=away', 1, 'away'],
    ['?swap=half-time', 2, 'home'],
    ['?swap=half-time', 3, 'away'],
    ['?swap=half-time', 5, 'away'],
    ['?swap=half-time&left=away', 2, 'away'],
    ['?swap=half-time&left=away', 3, 'home'],
  ])('with "%s" in period %i begin at the left with %s', (query, period, left) => {
    const [first, second] = sidesInPlace(parseVenueOptions(query), period, 4);
    expect(first).toBe(left);
    expect(second).not.toBe(left);
  });
});
