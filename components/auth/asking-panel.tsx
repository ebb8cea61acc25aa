'use client';

import { useTranslations } from 'next-intl';
import type { AskingSite } from '#lib/api/contract/account/handover.ts';

/** The site that gets the login: its name and its address, which nobody can imitate. */
export function AskingPanel({ site }: { site: AskingSite }) {
  const t = useTranslations('auth.asking');
  return (
    <div className="mb-6 border-s-4 border-line-strong bg-raised px-4 py-3">
      <p className="label text-quiet">{t('label')}</p>
      <p className="headline text-xl">{site.name}</p>
      <p className="text-sm text-quiet wrap-anywhere">{new URL(site.origin).host}</p>
    </div>
  );
}
