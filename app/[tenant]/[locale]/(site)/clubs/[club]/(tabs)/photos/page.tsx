import { clubMetadata } from '#components/club/club-metadata.ts';
import { Galleries } from '#components/gallery/galleries.tsx';
import { readClub } from '#lib/api/readers/clubs.ts';
import { readGalleries } from '#lib/api/readers/galleries.ts';
import { readConfig } from '#lib/api/readers/website.ts';
import { paths } from '#lib/paths.ts';
import { orMoved } from '#lib/routing/or-moved.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<{ club: string }> };

export async function generateMetadata({ params }: Props) {
  return clubMetadata((await params).club, 'photos');
}

export default async function ClubPhotosPage({ params }: Props) {
  const { club } = await params;
  const [galleries, config, found] = await Promise.all([readGalleries({ club }), readConfig(), readClub(club)]);
  await orMoved(club, found, (slug) => paths.club(slug, 'photos'));
  return <Galleries galleries={orNotFound(galleries)} timeZone={orNotFound(config).config.website.timeZone} />;
}
