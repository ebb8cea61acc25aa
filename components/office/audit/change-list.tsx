'use client';

import { useTranslations } from 'next-intl';
import type { AuditEntry } from '#lib/api/contract/audit.ts';
import { useDescribedChanges } from './use-described-changes.ts';

/** The fields that a change touched, each before and after. */
export function ChangeList({ entry }: { entry: AuditEntry }) {
  const t = useTranslations('office-audit');
  const { changesOf } = useDescribedChanges();
  const told = (value: string | null) => value ?? t('none');
  return (
    <dl className="grid gap-x-4 gap-y-1 pb-2 text-sm sm:grid-cols-[12rem_1fr]">
      {changesOf(entry).map(({ id, field, before, after }) => (
        <div key={id} className="contents">
          <dt className="text-quiet wrap-anywhere">{field}</dt>
          <dd className="wrap-anywhere">
            {entry.action === 'update' ? `${told(before)} → ${told(after)}` : (after ?? before)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
