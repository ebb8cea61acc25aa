import { formatInstant } from '#lib/i18n/format/dates.ts';
import type { StoryLook } from './story-variant.ts';

/** The day on which a story was published, as the site's own place counts days. */
export function StoryDate({ at, look: { locale, timeZone } }: { at: string; look: StoryLook }) {
  return <time dateTime={at}>{formatInstant(locale, at, timeZone, 'date')}</time>;
}
