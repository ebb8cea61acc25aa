import { getTranslations } from 'next-intl/server';
import { ComparisonMasthead } from '#components/comparison/comparison-masthead.tsx';
import { comparisonMetadata } from '#components/comparison/comparison-metadata.ts';
import { PlayerChoice } from '#components/comparison/player-choice.tsx';
import { PageBody } from '#components/layout/page-body.tsx';
import { type LeagueParams, readLeague } from '#lib/api/readers/league.ts';
import { readPlayerSeasons } from '#lib/api/readers/league-players.ts';
import { readPlayer } from '#lib/api/readers/players.ts';
import { paths } from '#lib/paths.ts';
import { orMoved } from '#lib/routing/or-moved.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<LeagueParams & { player: string }> };

export async function generateMetadata({ params }: Props) {
  const slugs = await params;
  const [league, player, t] = await Promise.all([
    readLeague(slugs),
    readPlayer(slugs.player),
    getTranslations('comparison'),
  ]);
  if (!league || !player) return {};
  const path = paths.comparePlayer(league.season, league.slug, player.slug);
  return comparisonMetadata(t('with', { name: player.name }), league, path);
}

export default async function PlayerChoicePage({ params }: Props) {
  const slugs = await params;
  const [league, found, seasons, t] = await Promise.all([
    readLeague(slugs),
    readPlayer(slugs.player),
    readPlayerSeasons(slugs),
    getTranslations('comparison'),
  ]);
  await orMoved(slugs.player, found, (player) => paths.comparePlayer(slugs.season, slugs.league, player));
  const player = orNotFound(found);
  const players = orNotFound(seasons);
  orNotFound(players.find((each) => each.player.id === player.id) ?? null);
  return (
    <>
      <ComparisonMasthead title={t('with', { name: player.name })} league={orNotFound(league)} />
      <PageBody>
        <PlayerChoice player={player} players={players} league={slugs} />
      </PageBody>
    </>
  );
}
