import { LastGames } from '#components/club/last-games.tsx';
import { seasonClubMetadata } from '#components/club/season/season-club-metadata.ts';
import { readGames } from '#lib/api/readers/games.ts';
import type { SeasonClubParams } from '#lib/api/readers/season-club.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<SeasonClubParams> };

export async function generateMetadata({ params }: Props) {
  return seasonClubMetadata(await params, 'last-games');
}

export default async function SeasonClubLastGamesPage({ params }: Props) {
  const { season, club } = await params;
  return <LastGames games={orNotFound(await readGames({ when: 'finished', limit: 100, team: club, season }))} />;
}
