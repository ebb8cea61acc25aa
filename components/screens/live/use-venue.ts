'use client';

import { useEffect, useState } from 'react';
import { callApi } from '#lib/api/client.ts';
import { getVenueNow, type VenueNow } from '#lib/api/contract/timer.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import type { Channels } from '#lib/realtime/channels.ts';
import { requestTimeout } from '#lib/realtime/request-timeout.ts';
import { watchVenue } from '#lib/realtime/watch-venue.ts';
import { useNewBuild } from './use-new-build.ts';

/** Returns the current state of a venue, or null until it is loaded. */
export function useVenue(venue: string, channels: Channels | null): { now: VenueNow | null; isStale: boolean } {
  const locale = usePageLocale();
  const [now, setNow] = useState<VenueNow | null>(null);
  const [isStale, setStale] = useState(false);
  useEffect(() => {
    if (!channels) return;
    return watchVenue({
      channels,
      load: () => callApi(getVenueNow, { params: { venue }, query: { locale } }, requestTimeout()),
      onNow: setNow,
      onStale: setStale,
    });
  }, [channels, venue, locale]);
  useNewBuild(now);
  return { now, isStale };
}
