'use client';

import { useTranslations } from 'next-intl';
import { CopyField } from '#components/ui/copy-field.tsx';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';

/** A link to sign in that is shown once, to be handed to its owner. */
export function LinkToHand({ name, path, mailedTo }: { name: string; path: string; mailedTo: string | null }) {
  const t = useTranslations('office.staff');
  const address = `${location.origin}${withLocale(usePageLocale(), path)}`;
  return (
    <div role="status" className="mt-4 border border-line bg-raised p-4">
      <CopyField label={t('linkFor', { name })} address={address} labels={{ copy: t('copy'), copied: t('copied') }} />
      <p className="mt-2 text-sm text-quiet">{t('linkHelp')}</p>
      {mailedTo && <p className="mt-2 font-semibold wrap-anywhere">{t('linkMailed', { email: mailedTo })}</p>}
    </div>
  );
}
