import { clubMetadata } from '#components/club/club-metadata.ts';
import { LastGames } from '#components/club/last-games.tsx';
import { readClub } from '#lib/api/readers/clubs.ts';
import { readGames } from '#lib/api/readers/games.ts';
import { paths } from '#lib/paths.ts';
import { orMoved } from '#lib/routing/or-moved.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<{ club: string }> };

export async function generateMetadata({ params }: Props) {
  return clubMetadata((await params).club, 'last-games');
}

export default async function ClubLastGamesPage({ params }: Props) {
  const { club } = await params;
  const [found, games] = await Promise.all([readClub(club), readGames({ when: 'finished', limit: 60, team: club })]);
  await orMoved(club, found, (slug) => paths.club(slug, 'last-games'));
  return <LastGames games={orNotFound(games)} />;
}
