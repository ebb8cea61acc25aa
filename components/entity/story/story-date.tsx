import { formatInstant } from '#lib/i18n/format/instants.ts';
import type { StoryContext } from './story-variant.ts';

/** The publication date of a story in the site's time zone. */
export function StoryDate({ at, display: { locale, timeZone } }: { at: string; display: StoryContext }) {
  return <time dateTime={at}>{formatInstant(locale, at, timeZone, 'date')}</time>;
}
