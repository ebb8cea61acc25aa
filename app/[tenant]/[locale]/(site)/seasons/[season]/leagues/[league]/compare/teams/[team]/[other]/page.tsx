import { getTranslations } from 'next-intl/server';
import { ComparisonMasthead } from '#components/comparison/comparison-masthead.tsx';
import { comparisonMetadata } from '#components/comparison/comparison-metadata.ts';
import { TeamComparison } from '#components/comparison/team-comparison.tsx';
import { PageBody } from '#components/layout/page-body.tsx';
import type { TeamComparison as Comparison } from '#lib/api/contract/comparison.ts';
import { readTeamComparison, type TeamPair } from '#lib/api/readers/comparison.ts';
import { readTeamSeasons } from '#lib/api/readers/league-teams.ts';
import { readStandings } from '#lib/api/readers/standings.ts';
import { paths } from '#lib/paths.ts';
import { orMovedPair } from '#lib/routing/or-moved.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<TeamPair> };

async function titleOf({ teams: { first, second } }: Comparison) {
  const t = await getTranslations('entity');
  return t('gameTitle', { home: first.name, away: second.name });
}

export async function generateMetadata({ params }: Props) {
  const pair = await params;
  const comparison = await readTeamComparison(pair);
  if (!comparison) return {};
  const path = paths.compareTeams(pair.season, pair.league, pair.team, pair.other);
  return comparisonMetadata(await titleOf(comparison), comparison.league, path);
}

export default async function TeamComparisonPage({ params }: Props) {
  const pair = await params;
  const [found, seasons, tables] = await Promise.all([
    readTeamComparison(pair),
    readTeamSeasons(pair),
    readStandings(pair),
  ]);
  const comparison = orNotFound(found);
  const { first, second } = comparison.teams;
  await orMovedPair([pair.team, pair.other], [first, second], (one, other) =>
    paths.compareTeams(pair.season, pair.league, one, other),
  );
  return (
    <>
      <ComparisonMasthead title={await titleOf(comparison)} league={comparison.league} />
      <PageBody>
        <TeamComparison comparison={comparison} seasons={seasons ?? []} tables={tables ?? []} />
      </PageBody>
    </>
  );
}
