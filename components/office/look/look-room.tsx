'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { QueryGate } from '#components/office/shared/query-gate.tsx';
import { useOfficeQuery } from '#components/office/shared/use-office.ts';
import { ViewChoice } from '#components/office/shared/view-choice.tsx';
import { useAddress } from '#components/ui/use-address.ts';
import { getSiteLook } from '#lib/api/contract/look.ts';
import { getSiteSettings } from '#lib/api/contract/site-settings.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { HostsView } from './hosts-view.tsx';
import { LookForm } from './look-form.tsx';
import { SiteSettingsForm } from './site-settings-form.tsx';

const views = ['design', 'settings', 'hosts'] as const;

/** How the site looks, what it offers, and under which hosts it is found. */
export function LookRoom() {
  const t = useTranslations('office-hosts');
  const [address, setAddress] = useAddress(['view']);
  const view = views.find((one) => one === address.view) ?? 'design';
  return (
    <>
      <ViewChoice
        label={t('views')}
        views={views}
        labelOf={(value) => t(`view.${value}`)}
        view={view}
        onChange={(value) => setAddress('view', value)}
      />
      {view === 'design' && <DesignView />}
      {view === 'settings' && <SettingsView />}
      {view === 'hosts' && <HostsView />}
    </>
  );
}

/** Title, colours, pictures and sponsors, beside a real page that shows them before they are saved. */
function DesignView() {
  const query = useOfficeQuery(apiQuery(getSiteLook, { params: {}, query: {} }));
  return <QueryGate query={asOfNow(query)}>{(look) => <LookForm read={look} />}</QueryGate>;
}

function SettingsView() {
  const query = useOfficeQuery(apiQuery(getSiteSettings, { params: {}, query: {} }));
  return <QueryGate query={asOfNow(query)}>{(settings) => <SiteSettingsForm read={settings} />}</QueryGate>;
}

/** A form keeps what it was opened with, so it waits for what is so now. */
const asOfNow = <Data,>(query: UseQueryResult<Data>) => ({
  ...query,
  data: query.isFetchedAfterMount ? query.data : undefined,
});
