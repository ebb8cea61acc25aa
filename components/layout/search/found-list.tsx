'use client';

import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { maxFound, type SearchGroup, searchGroups } from '#lib/api/contract/search.ts';
import { searchQuery } from '#lib/api/queries/search.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { FoundGroup } from './found-group.tsx';
import { foundItems } from './found-items.tsx';

export type FoundListProps = {
  q: string;
  /** The id of the active option (`aria-activedescendant`). */
  active: string | null;
  listId: string;
  onCount: (count: number) => void;
};

/** The search results by group; a group can be expanded to all its results. */
export function FoundList({ q, active, listId, onCount, client }: FoundListProps & { client: QueryClient }) {
  const locale = usePageLocale();
  const t = useTranslations('search');
  const tEntity = useTranslations('entity');
  const [expanded, setExpanded] = useState<{ q: string; group: SearchGroup } | null>(null);
  const expandedGroup = expanded?.q === q ? expanded.group : undefined;
  const overview = useQuery({ ...searchQuery(q, locale), placeholderData: keepPreviousData }, client);
  const whole = useQuery(
    { ...searchQuery(q, locale, expandedGroup ?? 'people'), enabled: expandedGroup !== undefined },
    client,
  );

  const openLabel = (count: number) => (count > maxFound ? t('more') : t('all', { count }));
  const total = overview.data ? searchGroups.reduce((sum, group) => sum + overview.data[group].total, 0) : 0;
  useEffect(() => onCount(total), [total, onCount]);

  if (overview.isError)
    return (
      <EmptyState
        title={t('failedTitle')}
        text={t('failedText')}
        action={<Button onClick={() => overview.refetch()}>{t('again')}</Button>}
      />
    );
  if (!overview.data) return <p className="py-6 text-center text-sm text-quiet">{t('searching')}</p>;
  const results = overview.data;
  return (
    <div aria-busy={overview.isFetching}>
      <p role="status" className="sr-only">
        {t('found', { count: total })}
      </p>
      {total === 0 && (
        <div data-private>
          <EmptyState title={t('nothingTitle', { q })} text={t('nothingText')} />
        </div>
      )}
      {total > 0 && (
        <div id={listId} role="listbox" aria-label={t('label')}>
          {searchGroups.map((group) => {
            const isWhole = group === expandedGroup && whole.data !== undefined;
            const shown = isWhole ? whole.data : results;
            return (
              <FoundGroup
                key={group}
                title={t(group)}
                total={results[group].total}
                items={foundItems(shown, group, { locale, t: tEntity })}
                active={active}
                idPrefix={`${listId}-${group}`}
                all={
                  isWhole ? null : { label: openLabel(results[group].total), onOpen: () => setExpanded({ q, group }) }
                }
                narrow={t('narrow', { count: maxFound })}
              />
            );
          })}
        </div>
      )}
    </div>
  );
}
