import { getTranslations } from 'next-intl/server';
import { ComparisonMasthead } from '#components/comparison/comparison-masthead.tsx';
import { comparisonMetadata } from '#components/comparison/comparison-metadata.ts';
import { PlayerComparison } from '#components/comparison/player-comparison.tsx';
import { PageBody } from '#components/layout/page-body.tsx';
import type { PlayerComparison as Comparison } from '#lib/api/contract/comparison.ts';
import { type PlayerPair, readPlayerComparison } from '#lib/api/readers/comparison.ts';
import { paths } from '#lib/paths.ts';
import { orMovedPair } from '#lib/routing/or-moved.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<PlayerPair> };

async function titleOf({ players: { first, second } }: Comparison) {
  const t = await getTranslations('entity');
  return t('gameTitle', { home: first.player.name, away: second.player.name });
}

export async function generateMetadata({ params }: Props) {
  const pair = await params;
  const comparison = await readPlayerComparison(pair);
  if (!comparison) return {};
  const path = paths.comparePlayers(pair.season, pair.league, pair.player, pair.other);
  return comparisonMetadata(await titleOf(comparison), comparison.league, path);
}

export default async function PlayerComparisonPage({ params }: Props) {
  const pair = await params;
  const comparison = orNotFound(await readPlayerComparison(pair));
  const { first, second } = comparison.players;
  await orMovedPair([pair.player, pair.other], [first.player, second.player], (one, other) =>
    paths.comparePlayers(pair.season, pair.league, one, other),
  );
  return (
    <>
      <ComparisonMasthead title={await titleOf(comparison)} league={comparison.league} />
      <PageBody>
        <PlayerComparison comparison={comparison} />
      </PageBody>
    </>
  );
}
