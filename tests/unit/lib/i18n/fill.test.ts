import { describe, expect, it } from 'vitest';
import { fill } from '#lib/i18n/fill.ts';

describe('a message with placeholders', () => {
  it.each([
    ['Q{number}', 'Q3'],
    ['{number}. Viertel', '3. Viertel'],
    ['{number}–{period}', '3–half'],
    ['Final', 'Final'],
  ])('%s is filled', (message, text) => {
    expect(fill(message, { number: 3, period: 'half' })).toBe(text);
  });

  it('is filled as the bundler has compiled it, too', () => {
    const compiled: unknown = ['End of ', ['period']];
    expect(fill(compiled as string, { period: 'Q1' })).toBe('End of Q1');
  });
});
