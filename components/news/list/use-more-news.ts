'use client';

import { useRef, useState } from 'react';
import type { NewsItem } from '#lib/api/contract/news.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { useToasts } from '#stores/toasts.ts';
import type { Chosen } from './chosen.ts';

const pageSize = 12;

type More = { items: readonly NewsItem[]; cursor: string | null };

/**
 * News that are fetched when somebody asks for them; what fetches them is loaded only then. `begin` starts anew with a choice,
 * `goOn` brings the next page of it. A choice that comes while another is on its way wins.
 */
export function useMoreNews(after: string | null, locale: Locale, failed: string) {
  const [more, setMore] = useState<More>({ items: [], cursor: after });
  const [isLoading, setLoading] = useState(false);
  const running = useRef<AbortController | null>(null);
  const show = useToasts((state) => state.show);

  const load = async (chosen: Chosen, known: readonly NewsItem[], cursor: string | undefined) => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    setLoading(true);
    try {
      const { loadNews } = await import('./load-news.ts');
      const page = await loadNews(chosen, { locale, limit: pageSize, cursor }, mine.signal);
      if (running.current === mine) setMore({ items: [...known, ...page.items], cursor: page.nextCursor });
    } catch {
      if (running.current === mine) show(failed, 'error');
    } finally {
      if (running.current === mine) setLoading(false);
    }
  };

  return {
    ...more,
    isLoading,
    begin: (chosen: Chosen) => {
      setMore({ items: [], cursor: null });
      return load(chosen, [], undefined);
    },
    goOn: (chosen: Chosen) => load(chosen, more.items, more.cursor ?? undefined),
    reset: () => {
      running.current?.abort();
      running.current = null;
      setLoading(false);
      setMore({ items: [], cursor: after });
    },
  };
}
