'use client';

import { useTranslations } from 'next-intl';
import { useLive } from '#stores/live.ts';

/** Number of viewers if more than one, or a notice that the data may be stale. */
export function LiveLine() {
  const t = useTranslations('live');
  const isStale = useLive((live) => live.isGameStale);
  const viewers = useLive((live) => live.viewers);
  if (isStale) return <strong className="font-semibold text-on-board">{t('stale')}</strong>;
  return viewers !== null && viewers > 1 && t('viewers', { count: viewers });
}
