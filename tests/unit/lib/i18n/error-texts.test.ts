import { expect, it } from 'vitest';
import { errorTexts } from '#lib/i18n/error-texts.ts';

it('has the texts of a failed page at hand in every language', () => {
  expect(errorTexts('en')).toMatchObject({ ooops: 'Ooops!', went_wrong: 'Something went wrong' });
  expect(errorTexts('sr').back_to_home).toBe('Nazad na početnu stranu');
});
