'use client';

import { useTranslations } from 'next-intl';
import type { RecordRef } from '#lib/api/contract/record-channel.ts';
import { useRecordPresence } from './use-record-presence.ts';

/** Names who else has a record open. */
export function AlsoHere({ record, className = '' }: { record: RecordRef; className?: string }) {
  const t = useTranslations('office');
  const others = useRecordPresence(record);
  return (
    <p role="status" className={`text-sm font-semibold text-warning empty:hidden ${className}`}>
      {others.length > 0 && t('record.alsoHere', { names: others.join(', '), count: others.length })}
    </p>
  );
}
