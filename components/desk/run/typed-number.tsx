'use client';

import { useTranslations } from 'next-intl';
import type { TypedNumber as Typed } from './use-typed-number.ts';

/** The shirt number that is being typed, and how it is finished. While it is open no key starts the clock. */
export function TypedNumber({ typed }: { typed: Typed | null }) {
  const t = useTranslations('desk');
  const hint = ({ isUnknown, exact }: Typed) => {
    if (isUnknown) return t('typed.nobody');
    if (exact.length > 1) return t('typed.both');
    return exact.length === 1 ? t('typed.enter') : t('typed.more');
  };
  return (
    <div role="status" data-busy={typed ? true : undefined}>
      {typed && (
        <p className="fixed bottom-4 left-1/2 z-[2000] flex -translate-x-1/2 items-baseline gap-3 rounded-sm border-2 border-ink bg-highlight px-4 py-2 shadow-overlay">
          <span className="headline figures text-3xl">{typed.digits}</span>
          <span className="text-sm">{hint(typed)}</span>
        </p>
      )}
    </div>
  );
}
