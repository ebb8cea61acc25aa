import { getTranslations } from 'next-intl/server';
import { ComparisonMasthead } from '#components/comparison/comparison-masthead.tsx';
import { comparisonMetadata } from '#components/comparison/comparison-metadata.ts';
import { TeamChoice } from '#components/comparison/team-choice.tsx';
import { PageBody } from '#components/layout/page-body.tsx';
import { readTeam, type TeamParams } from '#lib/api/readers/clubs.ts';
import { readLeague } from '#lib/api/readers/league.ts';
import { paths } from '#lib/paths.ts';
import { orMoved } from '#lib/routing/or-moved.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<TeamParams> };

export async function generateMetadata({ params }: Props) {
  const [team, t] = await Promise.all([readTeam(await params), getTranslations('comparison')]);
  if (!team) return {};
  const path = paths.compareTeam(team.league.season, team.league.slug, team.slug);
  return comparisonMetadata(t('with', { name: team.name }), team.league, path);
}

export default async function TeamChoicePage({ params }: Props) {
  const slugs = await params;
  const [found, league, t] = await Promise.all([readTeam(slugs), readLeague(slugs), getTranslations('comparison')]);
  await orMoved(slugs.team, found, (team) => paths.compareTeam(slugs.season, slugs.league, team));
  const team = orNotFound(found);
  return (
    <>
      <ComparisonMasthead title={t('with', { name: team.name })} league={team.league} />
      <PageBody>
        <TeamChoice team={team} league={orNotFound(league)} />
      </PageBody>
    </>
  );
}
