'use client';

import type { ScreenSettings } from '#lib/api/readers/screen-settings.ts';
import { Idle } from './idle.tsx';
import { ScreenControls } from './screen-controls.tsx';
import { ScreenFrame } from './screen-frame.tsx';
import { ShotClock } from './shot-clock.tsx';
import { useHorn } from './use-horn.ts';
import { useVenueScreen } from './use-venue-screen.ts';

export function ShotClockScreen({ venue, settings }: { venue: string; settings: ScreenSettings }) {
  const horn = useHorn();
  const { on, game, face, isStale, now } = useVenueScreen(venue, settings, horn.sound);
  return (
    <ScreenFrame isStale={isStale} controls={<ScreenControls horn={horn} />}>
      {face.game && on?.game?.state !== 'final' ? (
        <ShotClock face={face} isInterval={game?.board.phase === 'interval'} />
      ) : (
        <Idle on={on} settings={settings} now={now} />
      )}
    </ScreenFrame>
  );
}
