import { expect, it } from 'vitest';
import { emsOf } from '#components/screens/shared/text-width.ts';

it('takes wide letters for wider than narrow ones, in either script', () => {
  expect(emsOf('Wembwm')).toBeGreaterThan(emsOf('Pačija'));
  expect(emsOf('Шумшмщ')).toBeGreaterThan(emsOf('Сасино'));
});

it('takes letters with accents for as wide as those without', () => {
  expect(emsOf('Šćepanović')).toBe(emsOf('Scepanovic'));
});

it('has a width for every name, also for none', () => {
  expect(emsOf('')).toBe(1);
  expect(emsOf('Ng')).toBe(1);
});
