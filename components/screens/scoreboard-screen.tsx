'use client';

import { ScreenControls } from '#components/screens/frame/screen-controls.tsx';
import { ScreenFrame } from '#components/screens/frame/screen-frame.tsx';
import { useVenueOptions } from '#components/screens/frame/use-venue-options.ts';
import { Idle } from '#components/screens/idle/idle.tsx';
import { useHorn } from '#components/screens/live/use-horn.ts';
import { useVenueScreen } from '#components/screens/live/use-venue-screen.ts';
import { Scoreboard } from '#components/screens/scoreboard/scoreboard.tsx';
import type { ScreenSettings } from '#lib/api/readers/screen-settings.ts';

export function ScoreboardScreen({ venue, settings }: { venue: string; settings: ScreenSettings }) {
  const horn = useHorn();
  const options = useVenueOptions();
  const { on, game, face, isStale, isClockGuessed, now } = useVenueScreen(venue, settings, horn.sound);
  return (
    <ScreenFrame isStale={isStale} isClockGuessed={isClockGuessed} controls={<ScreenControls horn={horn} />}>
      {on?.game && game ? (
        <Scoreboard of={on.game} game={game} face={face} options={options} />
      ) : (
        <Idle on={on} settings={settings} now={now} />
      )}
    </ScreenFrame>
  );
}
