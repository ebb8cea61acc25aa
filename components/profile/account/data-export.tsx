'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Section } from '#components/ui/section.tsx';
import { callApi } from '#lib/api/client.ts';
import { exportOwnAccount } from '#lib/api/contract/account/my-account.ts';
import { useChange } from './use-change.ts';

/** All that is stored of the account, as a file. */
export function DataExport() {
  const t = useTranslations('profile.export');
  const { change, isBusy } = useChange();
  const download = () =>
    change(async () => saveFile(await callApi(exportOwnAccount, { params: {}, query: {} })), t('done'));
  return (
    <Section title={t('title')}>
      <p className="mb-3 text-sm text-quiet">{t('help')}</p>
      <Button disabled={isBusy} onClick={download}>
        <Icon name="download" />
        {t('submit')}
      </Button>
    </Section>
  );
}

function saveFile(data: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: 'account.json' });
  link.click();
  URL.revokeObjectURL(url);
}
