'use client';

import { useOpenLayer } from '#components/office/shared/use-open-layer.ts';
import { useAddress } from '#components/ui/use-address.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { ArticleView } from './article-view.tsx';
import { NewsList } from './news-list.tsx';

/** The articles of the site, or one of them while it is written, which the address names. */
export function NewsRoom({ locales, timeZone }: { locales: readonly Locale[]; timeZone: string }) {
  const [{ article }, setAddress] = useAddress(['article']);
  const open = (id: string) => setAddress('article', id);
  const close = () => open('');
  useOpenLayer({ isOpen: Boolean(article), close });
  if (!article) return <NewsList locales={locales} timeZone={timeZone} onOpen={open} />;
  return <ArticleView key={article} id={article} locales={locales} onClose={close} />;
}
