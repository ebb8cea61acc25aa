'use client';

import type { GameSummary } from '#lib/api/contract/game.ts';
import type { ScreenSettings } from '#lib/api/readers/screen-settings.ts';
import { GraphicFrame } from './graphic-frame.tsx';
import { TvStats } from './graphics/tv-stats.tsx';
import { useChannels } from './use-channels.ts';
import { useLiveScreen } from './use-live-screen.ts';

export function GameTvStats({ of, settings: { realtime, timerUrl } }: { of: GameSummary; settings: ScreenSettings }) {
  const { game, face } = useLiveScreen({ gameId: of.id, channels: useChannels(realtime), timerUrl });
  return <GraphicFrame>{game && <TvStats programme={{ of, game }} face={face} />}</GraphicFrame>;
}
