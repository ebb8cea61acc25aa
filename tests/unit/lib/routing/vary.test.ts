import { expect, it } from 'vitest';
import { varyOf } from '#lib/routing/vary.ts';

it('makes shared caches vary a page without language in its URL by visitor', () => {
  expect(varyOf('/seasons')).toBe('Accept-Language, Cookie');
  expect(varyOf('/en/seasons')).toBeNull();
});

it('makes them vary a page for signed-in users by their cookie', () => {
  expect(varyOf('/en/profile/my-games')).toBe('Cookie');
});
