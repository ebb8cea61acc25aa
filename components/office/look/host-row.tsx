'use client';

import { useTranslations } from 'next-intl';
import { ConfirmedButton } from '#components/office/shared/confirmed-button.tsx';
import { useOfficeChange, useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { commandApi } from '#lib/api/client.ts';
import * as calls from '#lib/api/contract/site-hosts.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { HostFindings } from './host-findings.tsx';

type SiteHost = { host: string; isPrimary: boolean };

/** A host of the site: what a check of it has found, and what can be done with it. */
export function HostRow({ site: { host, isPrimary }, primary }: { site: SiteHost; primary: string }) {
  const t = useTranslations('office-hosts');
  const tOffice = useTranslations('office');
  const { change } = useOfficeChange();
  const check = useOfficeQuery({
    ...apiQuery(calls.checkSiteHost, { params: { host }, query: {} }),
    refetchOnWindowFocus: false,
  });
  const isCurrent = host === window.location.hostname;
  const add = () =>
    change(
      () => commandApi(calls.addSiteHost, { body: { host } }),
      () => ({ text: t('added', { host }) }),
    );
  const remove = () =>
    change(
      () => commandApi(calls.removeSiteHost, { params: { host }, body: {} }),
      () => ({ text: t('removed', { host }), undo: { label: tOffice('undo'), run: () => void add() } }),
    );
  const makePrimary = () =>
    change(
      () => commandApi(calls.setPrimaryHost, { body: { host } }),
      () => ({ text: t('isPrimaryNow', { host }) }),
    );
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 border-b border-line py-4">
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {host}
          {isPrimary && <Badge tone="positive">{t('primary')}</Badge>}
          {isCurrent && <Badge>{t('current')}</Badge>}
        </p>
        <HostFindings host={host} found={check.data} isFailed={check.isError} isChecking={check.isFetching} />
      </div>
      <span className="flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          aria-label={t('checkOf', { host })}
          disabled={check.isFetching}
          onClick={() => void check.refetch()}
        >
          {t('check')}
        </Button>
        {!isPrimary && check.data?.isReady && (
          <ConfirmedButton
            label={t('makePrimary')}
            fullLabel={t('makePrimaryOf', { host })}
            title={host}
            question={t('makePrimaryQuestion', { host, primary })}
            onConfirm={makePrimary}
          />
        )}
        {!isPrimary && !isCurrent && (
          <ConfirmedButton
            label={t('remove')}
            fullLabel={t('removeOf', { host })}
            title={host}
            question={t('removeQuestion', { host })}
            onConfirm={remove}
          />
        )}
      </span>
    </li>
  );
}
