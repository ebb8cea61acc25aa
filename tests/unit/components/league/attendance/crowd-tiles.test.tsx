// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, test } from 'vitest';
import { CrowdTiles } from '#components/league/attendance/crowd-tiles.tsx';
import { languageTag } from '#lib/i18n/language-tag.ts';
import { type Locale, locales } from '#lib/i18n/locales.ts';
import { readFile } from '#tests/unit/messages/read-messages.ts';

afterEach(cleanup);

const noteOf = (locale: Locale, games: number, played: number) => {
  const { container, unmount } = render(
    <NextIntlClientProvider
      locale={languageTag(locale)}
      messages={{ attendance: readFile(locale, 'attendance.json') as never }}
      timeZone="UTC"
    >
      <CrowdTiles crowd={{ games, total: 5300, highest: 200, share: null }} played={played} locale={locale} />
    </NextIntlClientProvider>,
  );
  const text = container.querySelector('p')?.textContent ?? '';
  unmount();
  return text;
};

test('the note names both numbers where the attendance of some games is not known', () => {
  for (const locale of locales) expect(noteOf(locale, 27, 53), locale).toMatch(/27.*53/);
});

test('the note says that the attendance of all games is known, and their number once', () => {
  expect(noteOf('en', 53, 53)).toBe('Attendance is known for all 53 games played.');
  expect(noteOf('en', 1, 1)).toBe('Attendance is known for the only game played.');
  for (const locale of locales) {
    expect(noteOf(locale, 53, 53).match(/53/g), locale).toHaveLength(1);
    expect(noteOf(locale, 1, 1), locale).not.toMatch(/\d/);
  }
});
