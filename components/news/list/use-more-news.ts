'use client';

import { useRef, useState } from 'react';
import type { NewsItem } from '#lib/api/contract/news.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { useToasts } from '#stores/toasts.ts';
import type { NewsChoice } from './chosen.ts';

const pageSize = 12;

type More = { items: readonly NewsItem[]; cursor: string | null };

/**
 * Fetches further news on demand and loads the code for it only then. `restart` begins with other filters, `loadNext`
 * fetches the next page of them. A new request aborts the running one.
 */
export function useMoreNews(after: string | null, locale: Locale, failed: string) {
  const [more, setMore] = useState<More>({ items: [], cursor: after });
  const [isLoading, setLoading] = useState(false);
  const running = useRef<AbortController | null>(null);
  const show = useToasts((state) => state.show);

  const load = async (chosen: NewsChoice, known: readonly NewsItem[], cursor: string | undefined) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setLoading(true);
    try {
      const { loadNews } = await import('./load-news.ts');
      const page = await loadNews(chosen, { locale, limit: pageSize, cursor }, controller.signal);
      if (running.current === controller) setMore({ items: [...known, ...page.items], cursor: page.nextCursor });
    } catch {
      if (running.current === controller) show(failed, 'error');
    } finally {
      if (running.current === controller) setLoading(false);
    }
  };

  return {
    ...more,
    isLoading,
    restart: (chosen: NewsChoice) => {
      setMore({ items: [], cursor: null });
      return load(chosen, [], undefined);
    },
    loadNext: (chosen: NewsChoice) => load(chosen, more.items, more.cursor ?? undefined),
    reset: () => {
      running.current?.abort();
      running.current = null;
      setLoading(false);
      setMore({ items: [], cursor: after });
    },
  };
}
