'use client';

import type { GameSummary } from '#lib/api/contract/game.ts';
import type { ScreenSettings } from '#lib/api/readers/screen-settings.ts';
import { GraphicFrame } from './graphic-frame.tsx';
import { GameProgramme } from './graphics/game-programme.tsx';
import { useChannels } from './use-channels.ts';

export function GameBroadcast({ of, settings }: { of: GameSummary; settings: ScreenSettings }) {
  const channels = useChannels(settings.realtime);
  return (
    <GraphicFrame>
      <GameProgramme of={of} channels={channels} settings={settings} />
    </GraphicFrame>
  );
}
