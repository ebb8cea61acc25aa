'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { callApi } from '#lib/api/client.ts';
import { getScheduleOverview } from '#lib/api/contract/schedule.ts';
import { callAsStaff } from '#lib/desk/session.ts';
import { readSession } from '#lib/desk/stored-session.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { paths } from '#lib/paths.ts';
import { VenueAddresses } from './venue-addresses.tsx';

type Venue = { slug: string; name: string };
type Loaded = { state: 'opening' } | { state: 'signed-out' } | { state: 'failed' } | { state: 'open'; venues: Venue[] };

/** The screens of a selected venue, for signed-in staff. */
export function VenueScreens() {
  const t = useTranslations('venue-screens');
  const desk = useTranslations('desk');
  const locale = usePageLocale();
  const [loaded, setLoaded] = useState<Loaded>({ state: 'opening' });
  useEffect(() => {
    let isStopped = false;
    const show = (next: Loaded) => !isStopped && setLoaded(next);
    callAsStaff();
    if (!readSession()) setLoaded({ state: 'signed-out' });
    else
      callApi(getScheduleOverview, { params: {}, query: { locale } }).then(
        ({ venues }) => show(readSession() ? { state: 'open', venues } : { state: 'signed-out' }),
        (error: unknown) => {
          show({ state: 'failed' });
          if (!(error instanceof ApiFailure)) throw error;
        },
      );
    return () => {
      isStopped = true;
    };
  }, [locale]);
  if (loaded.state === 'opening') return <p className="p-10 text-center text-quiet">{desk('opening')}</p>;
  if (loaded.state === 'signed-out')
    return (
      <EmptyState
        title={desk('staffOnlyTitle')}
        text={desk('staffOnlyText')}
        action={<ButtonLink href={paths.home()}>{desk('toSite')}</ButtonLink>}
      />
    );
  if (loaded.state === 'failed') return <EmptyState title={desk('failedTitle')} text={desk('failedText')} />;
  const [first] = loaded.venues;
  if (!first) return <EmptyState title={t('noVenuesTitle')} text={t('noVenuesText')} />;
  return <VenueAddresses venues={loaded.venues} initial={first.slug} />;
}
