'use client';

import { ScreenControls } from '#components/screens/frame/screen-controls.tsx';
import { ScreenFrame } from '#components/screens/frame/screen-frame.tsx';
import { Idle } from '#components/screens/idle/idle.tsx';
import { useVenueScreen } from '#components/screens/live/use-venue-screen.ts';
import { GameStats } from '#components/screens/player-stats/game-stats.tsx';
import type { ScreenSettings } from '#lib/api/readers/screen-settings.ts';

export function PlayerStatsScreen({ venue, settings }: { venue: string; settings: ScreenSettings }) {
  const { on, game, face, isStale, isClockGuessed, now } = useVenueScreen(venue, settings);
  return (
    <ScreenFrame isStale={isStale} isClockGuessed={isClockGuessed} controls={<ScreenControls />}>
      {on?.game && game ? (
        <GameStats of={on.game} game={game} face={face} />
      ) : (
        <Idle on={on} settings={settings} now={now} />
      )}
    </ScreenFrame>
  );
}
