import { clubMetadata } from '#components/club/club-metadata.ts';
import { LastGames } from '#components/club/last-games.tsx';
import { readGames } from '#lib/api/readers/games.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<{ club: string }> };

export async function generateMetadata({ params }: Props) {
  return clubMetadata((await params).club, 'last-games');
}

export default async function ClubLastGamesPage({ params }: Props) {
  const { club } = await params;
  return <LastGames games={orNotFound(await readGames({ when: 'finished', limit: 60, team: club }))} />;
}
