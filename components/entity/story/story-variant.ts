import type { Locale } from '#lib/i18n/locales.ts';

/** How stories are shown; they ask no context, so that the browser can draw more of them. */
export type StoryContext = {
  /** For a story without a picture of its own. */
  cover: string | null;
  /** In which a story's day is told. */
  timeZone: string;
  locale: Locale;
};
