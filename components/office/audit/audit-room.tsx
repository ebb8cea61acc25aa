'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PagedList } from '#components/office/shared/paged-list.tsx';
import { useOfficePages, useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import { Select } from '#components/ui/select.tsx';
import { getAudit } from '#lib/api/contract/audit.ts';
import { listStaffMembers } from '#lib/api/contract/staff-members.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { AuditRow, type ChosenRecord } from './audit-row.tsx';

const pageSize = 50;

/** The kinds of records that can be chosen. */
const tables = [
  'tenant',
  'season',
  'league',
  'club',
  'team',
  'venue',
  'game',
  'person',
  'membership',
  'licence',
  'suspension',
  'official',
  'standings_decision',
  'news',
  'gallery',
  'document',
  'sponsor',
  'team_application',
  'staff',
] as const;

/** The first instant of a day of the visitor and that of the next one. */
function boundsOf(day: string): { from?: string; until?: string } {
  const from = day === '' ? null : new Date(`${day}T00:00`);
  if (!from || Number.isNaN(from.getTime())) return {};
  const until = new Date(from);
  until.setDate(until.getDate() + 1);
  return { from: from.toISOString(), until: until.toISOString() };
}

/** Who changed what and when, the newest first, narrowed to a member of staff, a kind of record, one record or a day. */
export function AuditRoom() {
  const t = useTranslations('office-audit');
  const locale = usePageLocale();
  const [user, setUser] = useState('');
  const [table, setTable] = useState('');
  const [day, setDay] = useState('');
  const [record, setRecord] = useState<ChosenRecord | null>(null);
  const members = useOfficeQuery(apiQuery(listStaffMembers, { params: {}, query: { locale } }));
  const query = {
    limit: pageSize,
    ...(user && { user }),
    ...(record ? { table: record.table, row: record.row } : table && { table }),
    ...boundsOf(day),
  };
  const pages = useOfficePages(getAudit, { params: {}, query }, ({ nextCursor }) => nextCursor);
  return (
    <>
      <div className="mb-6 grid items-end gap-4 sm:grid-cols-3">
        <Select
          label={t('who')}
          options={[
            { value: '', label: t('everybody') },
            ...(members.data?.items ?? []).map((member) => ({ value: member.userId, label: member.name })),
          ]}
          value={user}
          onValueChange={setUser}
        />
        <Select
          label={t('kind')}
          options={[
            { value: '', label: t('all') },
            ...tables
              .map((name) => ({ value: name, label: t(`table.${name}`) }))
              .sort((a, b) => a.label.localeCompare(b.label, locale)),
          ]}
          value={record ? record.table : table}
          onValueChange={(chosen) => {
            setRecord(null);
            setTable(chosen);
          }}
        />
        <TextField
          path="day"
          type="date"
          label={t('day')}
          value={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
      </div>
      {record && (
        <p className="mb-4 flex flex-wrap items-center gap-3">
          <span className="font-semibold wrap-anywhere">{record.name}</span>
          <Button size="sm" onClick={() => setRecord(null)}>
            {t('all')}
          </Button>
        </p>
      )}
      <PagedList pages={pages} nothing={t('nothing')} more={t('more')}>
        {(entry) => <AuditRow key={entry.id} entry={entry} onChoose={setRecord} />}
      </PagedList>
    </>
  );
}
