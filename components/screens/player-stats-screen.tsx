'use client';

import type { ScreenSettings } from '#lib/api/readers/screen-settings.ts';
import { GameStats } from './game-stats.tsx';
import { Idle } from './idle.tsx';
import { ScreenControls } from './screen-controls.tsx';
import { ScreenFrame } from './screen-frame.tsx';
import { useVenueScreen } from './use-venue-screen.ts';

export function PlayerStatsScreen({ venue, settings }: { venue: string; settings: ScreenSettings }) {
  const { on, game, face, isStale, now } = useVenueScreen(venue, settings);
  return (
    <ScreenFrame isStale={isStale} controls={<ScreenControls />}>
      {on?.game && game ? (
        <GameStats of={on.game} game={game} face={face} />
      ) : (
        <Idle on={on} settings={settings} now={now} />
      )}
    </ScreenFrame>
  );
}
