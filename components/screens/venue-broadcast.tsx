'use client';

import { GraphicFrame } from '#components/screens/frame/graphic-frame.tsx';
import { GameProgramme } from '#components/screens/graphics/on-air/game-programme.tsx';
import { useChannels } from '#components/screens/live/use-channels.ts';
import { useVenue } from '#components/screens/live/use-venue.ts';
import type { ScreenSettings } from '#lib/api/readers/screen-settings.ts';

/** The broadcast graphics of the game on air in a venue; empty if no game is near. */
export function VenueBroadcast({ venue, settings }: { venue: string; settings: ScreenSettings }) {
  const channels = useChannels(settings.realtime);
  const of = useVenue(venue, channels).now?.onAir;
  return (
    <GraphicFrame>
      {of && <GameProgramme key={of.id} of={of} channels={channels} settings={settings} venue={venue} />}
    </GraphicFrame>
  );
}
