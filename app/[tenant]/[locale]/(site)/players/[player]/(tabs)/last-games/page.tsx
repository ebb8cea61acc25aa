import { getTranslations } from 'next-intl/server';
import { GameLog } from '#components/player/game-log.tsx';
import { playerMetadata } from '#components/player/player-metadata.ts';
import { readPlayerCareer } from '#lib/api/readers/players.ts';
import { found } from '#lib/routing/found.ts';

type Props = { params: Promise<{ player: string }> };

export async function generateMetadata({ params }: Props) {
  return playerMetadata((await params).player, 'last-games');
}

export default async function PlayerLastGamesPage({ params }: Props) {
  const { player } = await params;
  const [career, t] = await Promise.all([readPlayerCareer(player), getTranslations('player')]);
  return <GameLog games={found(career).games} caption={t('wholeLog')} />;
}
