import { expect, test } from 'vitest';
import { unbroken, unbrokenHtml } from '#lib/i18n/format/unbroken.ts';

const joined = (text: string) => text.replaceAll('–', '\u2060–\u2060');

test('a score stays on one line, a dash between words may break', () => {
  expect(unbroken('It counts 20–0 for Una – Vukovi')).toBe(`It counts ${joined('20–0')} for Una – Vukovi`);
});

test('the scores of HTML stay on one line, its addresses as they are', () => {
  expect(unbrokenHtml('Una 82–89 <a href="/2025–26">in 2025–26</a>')).toBe(
    `Una ${joined('82–89')} <a href="/2025–26">in ${joined('2025–26')}</a>`,
  );
});
