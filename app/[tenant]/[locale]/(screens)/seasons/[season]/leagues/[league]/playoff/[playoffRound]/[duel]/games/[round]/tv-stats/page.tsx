import { screenMetadata } from '#components/screens/frame/screen-metadata.ts';
import { ScreenPage } from '#components/screens/frame/screen-page.tsx';
import { GameTvStats } from '#components/screens/game-tv-stats.tsx';
import { type PlayoffGameParams, readPlayoffGame } from '#lib/api/readers/game.ts';
import { readScreenSettings } from '#lib/api/readers/screen-settings.ts';
import { paths } from '#lib/paths.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<PlayoffGameParams> };

export const generateMetadata = async ({ params }: Props) =>
  screenMetadata('tvStats', paths.gameScreen({ kind: 'playoff', ...(await params) }, 'tv-stats'));

export default async function GameTvStatsPage({ params }: Props) {
  const game = orNotFound(await readPlayoffGame(await params));
  return (
    <ScreenPage title="tvStats">
      <GameTvStats of={game} settings={orNotFound(await readScreenSettings())} />
    </ScreenPage>
  );
}
