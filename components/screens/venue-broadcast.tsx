'use client';

import type { ScreenSettings } from '#lib/api/readers/screen-settings.ts';
import { GraphicFrame } from './graphic-frame.tsx';
import { Scorebug } from './scorebug.tsx';
import { useVenueScreen } from './use-venue-screen.ts';

/** The picture of whatever is played in a hall; between games there is none. */
export function VenueBroadcast({ venue, settings }: { venue: string; settings: ScreenSettings }) {
  const { on, game, face } = useVenueScreen(venue, settings);
  return <GraphicFrame>{on?.game && game && <Scorebug of={on.game} game={game} face={face} />}</GraphicFrame>;
}
