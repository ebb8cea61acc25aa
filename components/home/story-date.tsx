import { useLocale } from 'next-intl';
import { formatInstant } from '#lib/i18n/format/dates.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';

/** The day on which a story was published, as the site's own place counts days. */
export function StoryDate({ at, timeZone }: { at: string; timeZone: string }) {
  const locale = tagLocale(useLocale());
  return <time dateTime={at}>{formatInstant(locale, at, timeZone, 'date')}</time>;
}
