import { describe, expect, it } from 'vitest';
import { isInThePaint } from '#lib/basketball/court.ts';

describe('the restricted area', () => {
  it('reaches from the baseline to the free-throw line, 4.9 m wide', () => {
    expect(isInThePaint({ x: 0, y: 0 })).toBe(true);
    expect(isInThePaint({ x: 2.45, y: 4.22 })).toBe(true);
    expect(isInThePaint({ x: 2.5, y: 1 })).toBe(false);
    expect(isInThePaint({ x: 0, y: 4.3 })).toBe(false);
  });
});
