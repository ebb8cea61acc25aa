import { Galleries } from '#components/gallery/galleries.tsx';
import { teamMetadata } from '#components/team/team-metadata.ts';
import { readTeam, type TeamParams } from '#lib/api/readers/clubs.ts';
import { readGalleries } from '#lib/api/readers/galleries.ts';
import { readConfig } from '#lib/api/readers/website.ts';
import { paths } from '#lib/paths.ts';
import { orMoved } from '#lib/routing/or-moved.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<TeamParams> };

export async function generateMetadata({ params }: Props) {
  return teamMetadata(await params, 'photos');
}

export default async function TeamPhotosPage({ params }: Props) {
  const slugs = await params;
  const [galleries, config, team] = await Promise.all([readGalleries(slugs), readConfig(), readTeam(slugs)]);
  await orMoved(slugs.team, team, (team) => paths.team(slugs.season, slugs.league, team, 'photos'));
  return <Galleries galleries={orNotFound(galleries)} timeZone={orNotFound(config).config.website.timeZone} />;
}
