'use client';

import type { Locale } from '#lib/i18n/locales.ts';
import { NewsRoom } from './news/news-room.tsx';

/** What the site has to say: its news. */
export function ContentRoom({ locales, timeZone }: { locales: readonly Locale[]; timeZone: string }) {
  return <NewsRoom locales={locales} timeZone={timeZone} />;
}
