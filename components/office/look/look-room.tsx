'use client';

import { useTranslations } from 'next-intl';
import { QueryGate } from '#components/office/shared/query-gate.tsx';
import { useOfficeQuery } from '#components/office/shared/use-office.ts';
import { ViewChoice } from '#components/office/shared/view-choice.tsx';
import { useAddress } from '#components/ui/use-address.ts';
import { getSiteLook } from '#lib/api/contract/look.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { HostsView } from './hosts-view.tsx';
import { LookForm } from './look-form.tsx';

const views = ['design', 'hosts'] as const;

/** How the site looks, and under which hosts it is found. */
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
      {view === 'hosts' ? <HostsView /> : <DesignView />}
    </>
  );
}

/** Title, colours, pictures and sponsors, beside a real page that shows them before they are saved. */
function DesignView() {
  const query = useOfficeQuery(apiQuery(getSiteLook, { params: {}, query: {} }));
  // A form keeps what it was opened with, so it waits for what is so now.
  const now = { ...query, data: query.isFetchedAfterMount ? query.data : undefined };
  return <QueryGate query={now}>{(look) => <LookForm read={look} />}</QueryGate>;
}
