'use client';

import { useTranslations } from 'next-intl';
import { useLive } from '#stores/live.ts';

/** How many look on, where one is not alone; or that what is shown may be old. */
export function LiveLine() {
  const t = useTranslations('live');
  const isStale = useLive((live) => live.isGameStale);
  const viewers = useLive((live) => live.viewers);
  if (isStale) return <strong className="font-semibold text-on-board">{t('stale')}</strong>;
  return viewers !== null && viewers > 1 && t('viewers', { count: viewers });
}
