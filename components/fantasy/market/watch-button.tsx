'use client';

import { useTranslations } from 'next-intl';
import { cx } from '#components/ui/cx.ts';
import { Icon } from '#components/ui/icon.tsx';

/** A star that puts somebody on the watch list; filled for who is on it. */
export function WatchButton({ name, isWatched, onToggle }: { name: string; isWatched: boolean; onToggle: () => void }) {
  const t = useTranslations('fantasy-pages.market');
  return (
    <button
      type="button"
      aria-pressed={isWatched}
      aria-label={isWatched ? t('unwatch', { name }) : t('watch', { name })}
      onClick={onToggle}
      className="-my-1 -ms-2 inline-grid size-9 shrink-0 place-items-center rounded-sm text-quiet hover:bg-current/10"
    >
      <Icon name="star" className={cx('size-4', isWatched && 'fill-current text-ink')} />
    </button>
  );
}
