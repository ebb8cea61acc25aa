'use client';

import type { GameSummary } from '#lib/api/contract/game.ts';
import type { ScreenSettings } from '#lib/api/readers/screen-settings.ts';
import { GameStats } from './game-stats.tsx';
import { GraphicFrame } from './graphic-frame.tsx';
import { useChannels } from './use-channels.ts';
import { useLive } from './use-live.ts';

export function GameTvStats({
  of,
  settings: { realtime, timerUrl },
}: {
  of: Pick<GameSummary, 'id' | 'home' | 'away' | 'score'>;
  settings: ScreenSettings;
}) {
  const { game, face } = useLive({ gameId: of.id, channels: useChannels(realtime), timerUrl });
  return <GraphicFrame>{game && <GameStats of={of} game={game} face={face} />}</GraphicFrame>;
}
