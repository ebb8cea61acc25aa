'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { OfficeDialog } from '#components/office/shared/office-dialog.tsx';
import { useOfficeChange } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { CopyField } from '#components/ui/copy-field.tsx';
import { commandApi } from '#lib/api/client.ts';
import { linkOfficial, unlinkOfficial } from '#lib/api/contract/people/officials.ts';

/** Makes the link of an official, sends it where that is possible and shows it once; ends it. */
export function LinkDialog({
  official: { id, name },
  label,
  hasLink = false,
}: {
  official: { id: string; name: string };
  label: string;
  hasLink?: boolean;
}) {
  const t = useTranslations('office-officials');
  const [made, setMade] = useState<{ path: string; isSent: boolean } | null>(null);
  const { change, isBusy } = useOfficeChange();
  const params = { officialId: id };
  const make = async () =>
    setMade(
      await change(
        () => commandApi(linkOfficial, { params, body: {} }),
        ({ isSent }) => ({ text: t(isSent ? 'linkSent' : 'linkMade', { name }) }),
      ),
    );
  const end = () =>
    change(
      () => commandApi(unlinkOfficial, { params, body: {} }),
      () => ({ text: t('linkEnded', { name }) }),
    ).then(() => setMade(null));
  return (
    <OfficeDialog title={t('linkFor', { name })} trigger={<Button size="sm">{label}</Button>}>
      <p className="max-w-prose pb-3 text-sm text-quiet">{t('linkHelp')}</p>
      {made && (
        <CopyField
          label={t(made.isSent ? 'linkSentLabel' : 'linkLabel')}
          address={new URL(made.path, window.location.href).href}
          labels={{ copy: t('copy'), copied: t('copied') }}
        />
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant={made ? undefined : 'primary'} disabled={isBusy} onClick={() => void make()}>
          {t('makeLink')}
        </Button>
        {(hasLink || made) && (
          <Button disabled={isBusy} onClick={() => void end()}>
            {t('endLink')}
          </Button>
        )}
      </div>
    </OfficeDialog>
  );
}
