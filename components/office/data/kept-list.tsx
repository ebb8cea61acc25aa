'use client';

import { useTranslations } from 'next-intl';
import type { KeptRow } from '#lib/api/contract/data-import.ts';
import { useTableLabel } from './use-table-label.ts';

/** What an undo keeps, by name: what somebody has changed since, and what that needs. */
export function KeptList({ kept }: { kept: readonly KeptRow[] }) {
  const t = useTranslations('office-data');
  const label = useTableLabel();
  return (
    <div className="mb-4 grid gap-2">
      {(['changed', 'needed'] as const).map((reason) => {
        const own = kept.filter((row) => row.reason === reason);
        return own.length === 0 ? null : (
          <div key={reason}>
            <p className="font-semibold">{t(`kept.${reason}`, { count: own.length })}</p>
            <ul className="mt-1 max-h-48 list-disc overflow-y-auto ps-5 text-sm">
              {own.map(({ table, name }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change, and names repeat
                <li key={index}>{`${label(table)}: ${name}`}</li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
