'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useOfficePages, useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { LoadMore } from '#components/ui/load-more.tsx';
import { Select } from '#components/ui/select.tsx';
import { getAudit } from '#lib/api/contract/audit.ts';
import { listStaffMembers } from '#lib/api/contract/staff-members.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { AuditRow } from './audit-row.tsx';

const pageSize = 50;

/** Who changed what and when, the newest first, of everybody or of one member of staff. */
export function AuditRoom() {
  const t = useTranslations('office');
  const [user, setUser] = useState('');
  const members = useOfficeQuery(apiQuery(listStaffMembers, { params: {}, query: {} }));
  const query = { limit: pageSize, ...(user && { user }) };
  const pages = useOfficePages(getAudit, { params: {}, query }, ({ nextCursor }) => nextCursor);
  const entries = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <Select
        label={t('audit.who')}
        options={[
          { value: '', label: t('audit.everybody') },
          ...(members.data?.items ?? []).map((member) => ({ value: member.userId, label: member.name })),
        ]}
        value={user}
        onValueChange={setUser}
        className="mb-6 max-w-xs"
      />
      {pages.isError && (
        <EmptyState
          title={t('failedTitle')}
          text={t('failedText')}
          action={<Button onClick={() => void pages.refetch()}>{t('retry')}</Button>}
        />
      )}
      {pages.isPending && <p className="min-h-40 py-3 text-quiet">{t('opening')}</p>}
      {pages.isSuccess && entries.length === 0 && <p className="py-3 text-quiet">{t('audit.nothing')}</p>}
      <ol>
        {entries.map((entry) => (
          <AuditRow key={entry.id} entry={entry} />
        ))}
      </ol>
      {pages.hasNextPage && (
        <LoadMore
          label={t('audit.more')}
          loadingLabel={t('opening')}
          isLoading={pages.isFetchingNextPage}
          onLoad={() => void pages.fetchNextPage()}
        />
      )}
    </>
  );
}
