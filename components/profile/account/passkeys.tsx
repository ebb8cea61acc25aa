'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useOwnQuery } from '#components/entity/own/use-own-query.ts';
import { Button } from '#components/ui/button.tsx';
import { Section } from '#components/ui/section.tsx';
import { deviceName } from '#lib/account/device-name.ts';
import { createPasskey, hasPasskeys } from '#lib/account/passkey.ts';
import { commandApi } from '#lib/api/client.ts';
import { addPasskey, removePasskey, startPasskey } from '#lib/api/contract/account/passkeys.ts';
import { passkeysQuery } from '#lib/api/queries/account.ts';
import { formatInstant } from '#lib/i18n/format/instants.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { nothingChanged, useChange } from './use-change.ts';

/** The passkeys of the account. */
export function Passkeys({ token }: { token: string | null }) {
  const t = useTranslations('profile.passkeys');
  const locale = usePageLocale();
  const { data, refetch } = useOwnQuery(token, passkeysQuery());
  const { change, isBusy } = useChange();
  const [canAdd] = useState(hasPasskeys);
  const add = async () => {
    const isAdded = await change(async () => {
      const { ceremony, options } = await commandApi(startPasskey, { body: {} });
      const response = await createPasskey(options);
      if (!response) return nothingChanged;
      const name = deviceName(navigator.userAgent) ?? t('passkey');
      return commandApi(addPasskey, { body: { ceremony, response, name } });
    });
    if (isAdded) void refetch();
  };
  const remove = async (passkeyId: string) => {
    if (await change(() => commandApi(removePasskey, { params: { passkeyId }, body: {} }))) void refetch();
  };
  return (
    <Section title={t('title')}>
      <p className="text-sm text-quiet">{t('help')}</p>
      <ul>
        {data?.items.map(({ id, name, createdAt }) => (
          <li key={id} className="flex items-center gap-3 border-b border-line py-2">
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{name}</span>
              <span className="block text-sm text-quiet">{formatInstant(locale, createdAt, 'UTC', 'date')}</span>
            </span>
            <Button size="sm" disabled={isBusy} onClick={() => remove(id)}>
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
      {canAdd && (
        <Button disabled={isBusy} className="mt-3" onClick={() => void add()}>
          {t('add')}
        </Button>
      )}
    </Section>
  );
}
