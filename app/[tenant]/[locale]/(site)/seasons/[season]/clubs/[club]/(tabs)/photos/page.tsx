import { seasonClubMetadata } from '#components/club/season/season-club-metadata.ts';
import { Galleries } from '#components/gallery/galleries.tsx';
import { readClub } from '#lib/api/readers/clubs.ts';
import { readGalleries } from '#lib/api/readers/galleries.ts';
import type { SeasonClubParams } from '#lib/api/readers/season-club.ts';
import { readConfig } from '#lib/api/readers/website.ts';
import { paths } from '#lib/paths.ts';
import { orMoved } from '#lib/routing/or-moved.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<SeasonClubParams> };

export async function generateMetadata({ params }: Props) {
  return seasonClubMetadata(await params, 'photos');
}

export default async function SeasonClubPhotosPage({ params }: Props) {
  const { season, club } = await params;
  const [galleries, config, found] = await Promise.all([readGalleries({ season, club }), readConfig(), readClub(club)]);
  await orMoved(club, found, (slug) => paths.seasonClub(season, slug, 'photos'));
  return <Galleries galleries={orNotFound(galleries)} timeZone={orNotFound(config).config.website.timeZone} />;
}
