'use client';

import type { GameSummary } from '#lib/api/contract/game.ts';
import type { ScreenSettings } from '#lib/api/readers/screen-settings.ts';
import { GraphicFrame } from './graphic-frame.tsx';
import { Scorebug } from './scorebug.tsx';
import { useChannels } from './use-channels.ts';
import { useLive } from './use-live.ts';

/** Nothing until the game is known; from then on always the last good picture. */
export function GameBroadcast({
  of,
  settings: { realtime, timerUrl },
}: {
  of: Pick<GameSummary, 'id' | 'home' | 'away'>;
  settings: ScreenSettings;
}) {
  const { game, face } = useLive({ gameId: of.id, channels: useChannels(realtime), timerUrl });
  return <GraphicFrame>{game && <Scorebug of={of} game={game} face={face} />}</GraphicFrame>;
}
