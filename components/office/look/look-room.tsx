'use client';

import { useTranslations } from 'next-intl';
import { OpenRecord } from '#components/office/shared/open-record.tsx';
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
      {view === 'design' && (
        <OpenRecord query={apiQuery(getSiteLook, { params: {}, query: {} })}>
          {(look) => <LookForm read={look} />}
        </OpenRecord>
      )}
      {view === 'settings' && (
        <OpenRecord query={apiQuery(getSiteSettings, { params: {}, query: {} })}>
          {(settings) => <SiteSettingsForm read={settings} />}
        </OpenRecord>
      )}
      {view === 'hosts' && <HostsView />}
    </>
  );
}
