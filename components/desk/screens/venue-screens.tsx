'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { callApi } from '#lib/api/client.ts';
import { getScheduleOverview } from '#lib/api/contract/schedule.ts';
import { callAsStaff, readSession } from '#lib/desk/session.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { VenueAddresses } from './venue-addresses.tsx';

type Hall = { slug: string; name: string };
type Loaded = { is: 'opening' } | { is: 'signed-out' } | { is: 'failed' } | { is: 'open'; halls: Hall[] };

/** The screens of a hall that is chosen, for who is signed in. */
export function VenueScreens() {
  const t = useTranslations('hall-screens');
  const desk = useTranslations('desk');
  const locale = usePageLocale();
  const [loaded, setLoaded] = useState<Loaded>({ is: 'opening' });
  useEffect(() => {
    let isOver = false;
    const show = (next: Loaded) => !isOver && setLoaded(next);
    callAsStaff();
    if (!readSession()) setLoaded({ is: 'signed-out' });
    else
      callApi(getScheduleOverview, { params: {}, query: { locale } }).then(
        ({ venues }) => show({ is: 'open', halls: venues }),
        (error: unknown) => {
          show({ is: 'failed' });
          if (!(error instanceof ApiFailure)) throw error;
        },
      );
    return () => {
      isOver = true;
    };
  }, [locale]);
  if (loaded.is === 'opening') return <p className="p-10 text-center text-quiet">{desk('opening')}</p>;
  if (loaded.is === 'signed-out') return <EmptyState title={desk('staffOnlyTitle')} text={desk('staffOnlyText')} />;
  if (loaded.is === 'failed') return <EmptyState title={desk('failedTitle')} text={desk('failedText')} />;
  const [first] = loaded.halls;
  if (!first) return <EmptyState title={t('noHallsTitle')} text={t('noHallsText')} />;
  return <VenueAddresses halls={loaded.halls} first={first.slug} />;
}
