import type { Locale } from '#lib/i18n/locales.ts';

/** The display options of stories, passed as props so that stories also render in the browser without a context. */
export type StoryContext = {
  /** The fallback cover. */
  cover: string | null;
  /** The time zone of publication dates. */
  timeZone: string;
  locale: Locale;
};
