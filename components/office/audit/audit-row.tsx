'use client';

import { useTranslations } from 'next-intl';
import type { AuditEntry } from '#lib/api/contract/audit.ts';
import { formatInstant } from '#lib/i18n/format/dates.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { changedColumns } from '#lib/office/changed-columns.ts';

const visitorTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** One change: who, when, what kind of record, and on demand each value before and after. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const t = useTranslations('office.audit');
  const locale = usePageLocale();
  const { actor, action, table, at } = entry;
  const changes = changedColumns(entry);
  return (
    <li className="border-b border-line py-2">
      <details>
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-4 gap-y-1">
          <span className="shrink-0 text-sm text-quiet sm:w-44">
            {formatInstant(locale, at, visitorTimeZone(), 'dateAndTime')}
          </span>
          <span className="font-semibold">{actor.kind === 'staff' ? actor.name : t('operator')}</span>
          <span>
            {t(`action.${action}`)}
            {table && ` · ${t.has(`table.${table}` as 'table.game') ? t(`table.${table}` as 'table.game') : table}`}
          </span>
          <span className="ms-auto text-sm text-quiet">{t('columns', { count: changes.length })}</span>
        </summary>
        <dl className="grid gap-x-4 gap-y-1 pb-2 text-sm sm:grid-cols-[12rem_1fr]">
          {changes.map(({ column, before, after }) => (
            <div key={column} className="contents">
              <dt className="text-quiet wrap-anywhere">{column}</dt>
              <dd className="wrap-anywhere">{[before, after].filter((text) => text !== null).join(' → ')}</dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  );
}
