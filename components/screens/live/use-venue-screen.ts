'use client';

import type { VenueNow } from '#lib/api/contract/timer.ts';
import type { ScreenSettings } from '#lib/api/readers/screen-settings.ts';
import type { Horn } from '#lib/realtime/horns.ts';
import { useChannels } from './use-channels.ts';
import { type LiveScreen, useLiveScreen } from './use-live-screen.ts';
import { useVenue } from './use-venue.ts';

/** Returns the state of a venue screen; it switches from game to game automatically. */
export function useVenueScreen(
  venue: string,
  { realtime, timerUrl }: ScreenSettings,
  onHorn?: (horn: Horn) => void,
): LiveScreen & { on: VenueNow | null } {
  const channels = useChannels(realtime);
  const { now: on, isStale } = useVenue(venue, channels);
  const live = useLiveScreen({ gameId: on?.game?.id ?? null, channels, timerUrl, venue }, onHorn);
  return { ...live, on, isStale: isStale || live.isStale };
}
