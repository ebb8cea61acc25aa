import { Galleries } from '#components/gallery/galleries.tsx';
import { teamMetadata } from '#components/team/team-metadata.ts';
import type { TeamParams } from '#lib/api/readers/clubs.ts';
import { readGalleries } from '#lib/api/readers/galleries.ts';
import { readConfig } from '#lib/api/readers/website.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<TeamParams> };

export async function generateMetadata({ params }: Props) {
  return teamMetadata(await params, 'photos');
}

export default async function TeamPhotosPage({ params }: Props) {
  const [galleries, config] = await Promise.all([readGalleries(await params), readConfig()]);
  return <Galleries galleries={orNotFound(galleries)} timeZone={orNotFound(config).config.website.timeZone} />;
}
