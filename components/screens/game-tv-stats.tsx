'use client';

import { GraphicFrame } from '#components/screens/frame/graphic-frame.tsx';
import { TvStats } from '#components/screens/graphics/panels/tv-stats.tsx';
import { useChannels } from '#components/screens/live/use-channels.ts';
import { useLiveScreen } from '#components/screens/live/use-live-screen.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import type { ScreenSettings } from '#lib/api/readers/screen-settings.ts';
import { withoutClocks } from '#lib/realtime/clock-face.ts';

export function GameTvStats({ of, settings: { realtime, timerUrl } }: { of: GameSummary; settings: ScreenSettings }) {
  const { game, face, isClockGuessed } = useLiveScreen({ gameId: of.id, channels: useChannels(realtime), timerUrl });
  const shown = isClockGuessed ? withoutClocks(face) : face;
  return <GraphicFrame>{game && <TvStats programme={{ of, game }} face={shown} />}</GraphicFrame>;
}
