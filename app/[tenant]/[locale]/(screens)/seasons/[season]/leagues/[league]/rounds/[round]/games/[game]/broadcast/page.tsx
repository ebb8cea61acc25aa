import { screenMetadata } from '#components/screens/frame/screen-metadata.ts';
import { ScreenPage } from '#components/screens/frame/screen-page.tsx';
import { GameBroadcast } from '#components/screens/game-broadcast.tsx';
import { type RoundGameParams, readRoundGame } from '#lib/api/readers/game.ts';
import { readScreenSettings } from '#lib/api/readers/screen-settings.ts';
import { paths } from '#lib/paths.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<RoundGameParams> };

export const generateMetadata = async ({ params }: Props) =>
  screenMetadata('broadcast', paths.gameScreen({ kind: 'round', ...(await params) }, 'broadcast'));

export default async function GameBroadcastPage({ params }: Props) {
  const game = orNotFound(await readRoundGame(await params));
  return (
    <ScreenPage title="broadcast">
      <GameBroadcast of={game} settings={orNotFound(await readScreenSettings())} />
    </ScreenPage>
  );
}
