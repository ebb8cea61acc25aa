import { afterEach, expect, test, vi } from 'vitest';
import { dayAt, formatInstant } from '#lib/i18n/format/instants.ts';
import { dayHere, timeHere } from '#lib/i18n/format/visitor-time.ts';
import { locales } from '#lib/i18n/locales.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each(['UTC', 'Europe/Belgrade', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Kiritimati'])(
  'day and time of a device in %s are those of its time zone, in every language',
  (zone) => {
    vi.stubEnv('TZ', zone);
    for (const at of ['2026-02-14T23:30:00Z', '2026-03-29T01:00:00Z', '2026-07-01T00:05:00Z', '2026-12-31T10:01:00Z']) {
      expect(dayHere(new Date(at))).toBe(dayAt(at, zone));
      for (const locale of locales) expect(timeHere(new Date(at))).toBe(formatInstant(locale, at, zone, 'time'));
    }
  },
);
