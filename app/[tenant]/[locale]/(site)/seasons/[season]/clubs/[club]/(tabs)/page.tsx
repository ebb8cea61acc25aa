import { seasonClubMetadata } from '#components/club/season/season-club-metadata.ts';
import { SeasonClubOverview } from '#components/club/season/season-club-overview.tsx';
import { readGames } from '#lib/api/readers/games.ts';
import { readSeasonClub, type SeasonClubParams } from '#lib/api/readers/season-club.ts';
import { paths } from '#lib/paths.ts';
import { orMoved } from '#lib/routing/or-moved.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<SeasonClubParams> };

export async function generateMetadata({ params }: Props) {
  return seasonClubMetadata(await params, 'overview');
}

export default async function SeasonClubPage({ params }: Props) {
  const { season, club } = await params;
  const [read, next, last] = await Promise.all([
    readSeasonClub({ season, club }),
    readGames({ when: 'upcoming', limit: 4, team: club, season }),
    readGames({ when: 'finished', limit: 4, team: club, season }),
  ]);
  await orMoved(club, read?.club ?? null, (slug) => paths.seasonClub(season, slug));
  return <SeasonClubOverview {...orNotFound(read)} next={next ?? []} last={last ?? []} />;
}
