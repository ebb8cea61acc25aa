'use client';

import { ScreenControls } from '#components/screens/frame/screen-controls.tsx';
import { ScreenFrame } from '#components/screens/frame/screen-frame.tsx';
import { Idle } from '#components/screens/idle/idle.tsx';
import { useHorn } from '#components/screens/live/use-horn.ts';
import { useVenueScreen } from '#components/screens/live/use-venue-screen.ts';
import { ShotClock } from '#components/screens/scoreboard/shot-clock.tsx';
import type { ScreenSettings } from '#lib/api/readers/screen-settings.ts';

export function ShotClockScreen({ venue, settings }: { venue: string; settings: ScreenSettings }) {
  const horn = useHorn();
  const { on, game, face, isStale, isClockGuessed, now } = useVenueScreen(venue, settings, horn.sound);
  return (
    <ScreenFrame isStale={isStale} isClockGuessed={isClockGuessed} controls={<ScreenControls horn={horn} />}>
      {face.game && on?.game?.state !== 'final' ? (
        <ShotClock face={face} isInterval={game?.board.phase === 'interval'} />
      ) : (
        <Idle on={on} settings={settings} now={now} />
      )}
    </ScreenFrame>
  );
}
