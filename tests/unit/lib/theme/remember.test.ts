import { expect, it } from 'vitest';
import { remember } from '#lib/theme/remember.ts';

it('computes once for the same arguments', () => {
  const asked: string[] = [];
  const joined = remember((colors: readonly string[], scheme: string) => {
    asked.push(scheme);
    return { text: [...colors, scheme].join(' ') };
  });
  const first = joined(['#112233'], 'dark');
  expect(joined(['#112233'], 'dark')).toBe(first);
  expect(joined(['#112233'], 'light').text).toBe('#112233 light');
  expect(asked).toEqual(['dark', 'light']);
});
