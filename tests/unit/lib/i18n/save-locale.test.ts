// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { saveLocale } from '#lib/i18n/save-locale.ts';

it('remembers the chosen language for a year, for this site alone', () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T00:00:00Z') });
  const set = vi.spyOn(document, 'cookie', 'set');
  saveLocale('sl');
  expect(set).toHaveBeenCalledWith('locale=sl; path=/; expires=Mon, 01 Mar 2027 00:00:00 GMT; sameSite=lax');
  vi.useRealTimers();
});
