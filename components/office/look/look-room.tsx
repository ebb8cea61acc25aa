'use client';

import { useTranslations } from 'next-intl';
import { refusalText, useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { getSiteLook } from '#lib/api/contract/look.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { LookForm } from './look-form.tsx';

/** How the site looks: title, colours, pictures and sponsors, beside a real page that shows them before they are saved. */
export function LookRoom() {
  const t = useTranslations('office');
  const query = useOfficeQuery(apiQuery(getSiteLook, { params: {}, query: {} }));
  if (query.data && query.isFetchedAfterMount) return <LookForm read={query.data} />;
  if (!query.isError) return <p className="min-h-40 py-3 text-quiet">{t('opening')}</p>;
  return (
    <EmptyState
      title={t('failedTitle')}
      text={query.error instanceof ApiFailure ? refusalText(query.error, t) : t('failedText')}
      action={<Button onClick={() => void query.refetch()}>{t('retry')}</Button>}
    />
  );
}
