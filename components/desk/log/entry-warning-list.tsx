'use client';

import { useTranslations } from 'next-intl';
import type { WarningCode } from '#lib/desk/warnings/warning.ts';

/** What is wrong with an entry, each with its cure. */
export function EntryWarningList({ codes }: { codes: readonly WarningCode[] }) {
  const t = useTranslations('desk');
  if (codes.length === 0) return null;
  return (
    <ul className="mb-4 border-s-4 border-warning ps-3 text-sm">
      {codes.map((code) => (
        <li key={code}>
          <strong>{t(`warning.${code}`)}</strong> {t(`cure.${code}`)}
        </li>
      ))}
    </ul>
  );
}
