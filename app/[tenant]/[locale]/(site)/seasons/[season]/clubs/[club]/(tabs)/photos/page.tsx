import { seasonClubMetadata } from '#components/club/season/season-club-metadata.ts';
import { Galleries } from '#components/gallery/galleries.tsx';
import { readGalleries } from '#lib/api/readers/galleries.ts';
import type { SeasonClubParams } from '#lib/api/readers/season-club.ts';
import { readConfig } from '#lib/api/readers/website.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<SeasonClubParams> };

export async function generateMetadata({ params }: Props) {
  return seasonClubMetadata(await params, 'photos');
}

export default async function SeasonClubPhotosPage({ params }: Props) {
  const { season, club } = await params;
  const [galleries, config] = await Promise.all([readGalleries({ season, club }), readConfig()]);
  return <Galleries galleries={orNotFound(galleries)} timeZone={orNotFound(config).config.website.timeZone} />;
}
