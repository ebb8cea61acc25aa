'use client';

import { useTranslations } from 'next-intl';
import { useOwnQuery } from '#components/entity/own/use-own-query.ts';
import { Button } from '#components/ui/button.tsx';
import { Section } from '#components/ui/section.tsx';
import { deviceName } from '#lib/account/device-name.ts';
import { commandApi } from '#lib/api/client.ts';
import { revokeAccountSession } from '#lib/api/contract/account/my-account.ts';
import { sessionsQuery } from '#lib/api/queries/account.ts';
import { formatInstant } from '#lib/i18n/format/instants.ts';
import { visitorTimeZone } from '#lib/i18n/format/visitor-time-zone.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { useChange } from './use-change.ts';

/** Where the account is logged in, and the way to end it there. */
export function Sessions({ token }: { token: string | null }) {
  const t = useTranslations('profile.sessions');
  const locale = usePageLocale();
  const { data, refetch } = useOwnQuery(token, sessionsQuery());
  const { change, isBusy } = useChange();
  const revoke = async (sessionId: string) => {
    if (await change(() => commandApi(revokeAccountSession, { params: { sessionId }, body: {} }), t('revoked')))
      void refetch();
  };
  return (
    <Section title={t('title')}>
      <ul className="min-h-16">
        {data?.items.map(({ id, site, userAgent, network, isThis, lastUsedAt }) => (
          <li key={id} className="flex items-center gap-3 border-b border-line py-2">
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{deviceName(userAgent) ?? t('unknown')}</span>
              <span className="block text-sm text-quiet wrap-anywhere">
                {[
                  site?.host ?? t('official'),
                  network,
                  formatInstant(locale, lastUsedAt, visitorTimeZone(), 'dateAndTime'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {isThis ? (
              <span className="label text-positive">{t('this')}</span>
            ) : (
              <Button size="sm" disabled={isBusy} onClick={() => revoke(id)}>
                {t('revoke')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
