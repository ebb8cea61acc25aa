import { formatInstant } from '#lib/i18n/format/dates.ts';
import type { StoryContext } from './story-variant.ts';

/** The day on which a story was published, as the site's own place counts days. */
export function StoryDate({ at, look: { locale, timeZone } }: { at: string; look: StoryContext }) {
  return <time dateTime={at}>{formatInstant(locale, at, timeZone, 'date')}</time>;
}
