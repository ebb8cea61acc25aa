import { playByPlayMetadata } from '#components/game/play-by-play/play-by-play-metadata.ts';
import { PlayByPlayTab } from '#components/game/tabs/play-by-play-tab.tsx';
import { type PlayoffGameParams, readPlayoffGame } from '#lib/api/readers/game.ts';
import { placeholder } from '#lib/routing/no-tenant.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<PlayoffGameParams & { period: string }> };

export const generateStaticParams = placeholder('period');

export async function generateMetadata({ params }: Props) {
  const { period, ...game } = await params;
  return playByPlayMetadata(await readPlayoffGame(game), period);
}

export default async function PeriodPage({ params }: Props) {
  const { period, ...game } = await params;
  return <PlayByPlayTab game={orNotFound(await readPlayoffGame(game))} period={period} />;
}
