'use client';

import { GraphicFrame } from '#components/screens/frame/graphic-frame.tsx';
import { GameProgramme } from '#components/screens/graphics/on-air/game-programme.tsx';
import { useChannels } from '#components/screens/live/use-channels.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import type { ScreenSettings } from '#lib/api/readers/screen-settings.ts';

export function GameBroadcast({ of, settings }: { of: GameSummary; settings: ScreenSettings }) {
  const channels = useChannels(settings.realtime);
  return (
    <GraphicFrame>
      <GameProgramme of={of} channels={channels} settings={settings} />
    </GraphicFrame>
  );
}
