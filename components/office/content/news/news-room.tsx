'use client';

import { useState } from 'react';
import type { Locale } from '#lib/i18n/locales.ts';
import { ArticleView } from './article-view.tsx';
import { NewsList } from './news-list.tsx';

/** The articles of the site, or one of them while it is written. */
export function NewsRoom({ locales, timeZone }: { locales: readonly Locale[]; timeZone: string }) {
  const [openId, setOpenId] = useState<string | null>(null);
  if (openId === null) return <NewsList locales={locales} timeZone={timeZone} onOpen={setOpenId} />;
  return <ArticleView key={openId} id={openId} locales={locales} onClose={() => setOpenId(null)} />;
}
