'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Opening } from './opening.tsx';

type Query<Item> = { data: { items: readonly Item[] } | undefined; isError: boolean; refetch: () => Promise<unknown> };

/** A list that the office has asked for: its rows, that there is none, or that the server did not answer. */
export function QueryList<Item>({
  query,
  nothing,
  children,
}: {
  query: Query<Item>;
  nothing: string;
  children: (item: Item) => ReactNode;
}) {
  const t = useTranslations('office');
  if (query.data)
    return query.data.items.length === 0 ? (
      <p className="py-3 text-sm text-quiet">{nothing}</p>
    ) : (
      <ul>{query.data.items.map(children)}</ul>
    );
  if (!query.isError) return <Opening className="min-h-16" />;
  return (
    <EmptyState
      title={t('failedTitle')}
      text={t('failedText')}
      action={<Button onClick={() => void query.refetch()}>{t('retry')}</Button>}
    />
  );
}
