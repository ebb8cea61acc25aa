'use client';

import { useLiveScreen } from '#components/screens/live/use-live-screen.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import type { ScreenSettings } from '#lib/api/readers/screen-settings.ts';
import type { Channels } from '#lib/realtime/channels.ts';
import { OnAir } from './on-air.tsx';
import { reportOf } from './picture-report.ts';
import { useGraphics } from './use-graphics.ts';
import { usePicturesReady } from './use-pictures-ready.ts';
import { useProgramme } from './use-programme.ts';
import { useReport } from './use-report.ts';
import { useShown } from './use-shown.ts';

type Props = { of: GameSummary; channels: Channels | null; settings: ScreenSettings; venue?: string };

/** The broadcast graphics of a game: empty until the game is loaded, then always the last good state. */
export function GameProgramme({ of, channels, settings: { timerUrl, sponsors }, venue }: Props) {
  const { game, face, isStale } = useLiveScreen({
    gameId: of.id,
    channels,
    timerUrl,
    ...(venue !== undefined && { venue }),
  });
  const programme = useProgramme(of, game, sponsors);
  const state = useGraphics(of.id, channels);
  usePicturesReady(programme);
  useReport(of.id, reportOf(useShown(state), programme, isStale));
  return programme && <OnAir programme={programme} state={state} face={face} />;
}
