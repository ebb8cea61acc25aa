import { expect, it } from 'vitest';
import { varyOf } from '#lib/routing/vary.ts';

it('tells shared caches that a page without language in its address follows the visitor', () => {
  expect(varyOf('/seasons')).toBe('Accept-Language, Cookie');
  expect(varyOf('/en/seasons')).toBeNull();
});
