'use client';

import { useEffect, useMemo } from 'react';
import type { Programme } from '#components/screens/graphics/programme/programme.ts';
import { picturesOf } from '#components/screens/graphics/programme/programme-pictures.ts';
import { useLiveScreen } from '#components/screens/live/use-live-screen.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import type { ScreenSettings } from '#lib/api/readers/screen-settings.ts';
import type { Channels } from '#lib/realtime/channels.ts';
import { withoutClocks } from '#lib/realtime/clock-face.ts';
import { OnAir } from './on-air.tsx';
import { reportOf } from './picture-report.ts';
import { useGraphics } from './use-graphics.ts';
import { useProgramme } from './use-programme.ts';
import { useReport } from './use-report.ts';
import { useShown } from './use-shown.ts';

/** Preloads the images of all graphics, so that none goes on air without them. */
function usePicturesReady(programme: Programme | null): void {
  const pictures = useMemo(() => (programme ? picturesOf(programme).join('\n') : ''), [programme]);
  useEffect(() => {
    for (const url of pictures.split('\n').filter(Boolean)) new Image().src = url;
  }, [pictures]);
}

type Props = { of: GameSummary; channels: Channels | null; settings: ScreenSettings; venue?: string };

/** The broadcast graphics of a game: empty until the game is loaded, then always the last good state, and no clock that is a guess. */
export function GameProgramme({ of, channels, settings: { timerUrl, sponsors }, venue }: Props) {
  const { game, face, isStale, isClockGuessed } = useLiveScreen({
    gameId: of.id,
    channels,
    timerUrl,
    ...(venue !== undefined && { venue }),
  });
  const programme = useProgramme(of, game, sponsors);
  const state = useGraphics(of.id, channels);
  usePicturesReady(programme);
  useReport(of.id, reportOf(useShown(state), programme, isStale || isClockGuessed));
  return programme && <OnAir programme={programme} state={state} face={isClockGuessed ? withoutClocks(face) : face} />;
}
