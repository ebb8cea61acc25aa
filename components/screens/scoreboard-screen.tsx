'use client';

import type { ScreenSettings } from '#lib/api/readers/screen-settings.ts';
import { Idle } from './idle.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { ScreenControls } from './screen-controls.tsx';
import { ScreenFrame } from './screen-frame.tsx';
import { useHallOptions } from './use-hall-options.ts';
import { useHorn } from './use-horn.ts';
import { useVenueScreen } from './use-venue-screen.ts';

export function ScoreboardScreen({ venue, settings }: { venue: string; settings: ScreenSettings }) {
  const horn = useHorn();
  const options = useHallOptions();
  const { on, game, face, isStale, now } = useVenueScreen(venue, settings, horn.sound);
  return (
    <ScreenFrame isStale={isStale} controls={<ScreenControls horn={horn} />}>
      {on?.game && game ? (
        <Scoreboard of={on.game} game={game} face={face} options={options} />
      ) : (
        <Idle on={on} settings={settings} now={now} />
      )}
    </ScreenFrame>
  );
}
