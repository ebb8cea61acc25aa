import { LastGames } from '#components/club/last-games.tsx';
import { seasonClubMetadata } from '#components/club/season/season-club-metadata.ts';
import { readClub } from '#lib/api/readers/clubs.ts';
import { readGames } from '#lib/api/readers/games.ts';
import type { SeasonClubParams } from '#lib/api/readers/season-club.ts';
import { paths } from '#lib/paths.ts';
import { orMoved } from '#lib/routing/or-moved.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<SeasonClubParams> };

export async function generateMetadata({ params }: Props) {
  return seasonClubMetadata(await params, 'last-games');
}

export default async function SeasonClubLastGamesPage({ params }: Props) {
  const { season, club } = await params;
  const [found, games] = await Promise.all([
    readClub(club),
    readGames({ when: 'finished', limit: 100, team: club, season }),
  ]);
  await orMoved(club, found, (slug) => paths.seasonClub(season, slug, 'last-games'));
  return <LastGames games={orNotFound(games)} />;
}
