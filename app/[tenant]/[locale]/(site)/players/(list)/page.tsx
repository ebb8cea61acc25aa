import { getTranslations } from 'next-intl/server';
import { Masthead } from '#components/entity/masthead.tsx';
import { PageBody } from '#components/layout/page-body.tsx';
import { playersPageSize } from '#components/player/directory/choice.ts';
import { PlayerDirectory } from '#components/player/directory/player-directory.tsx';
import { readFirstPlayers, readPlayerIndex } from '#lib/api/readers/player-directory.ts';
import { paths } from '#lib/paths.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

export async function generateMetadata() {
  const t = await getTranslations('players');
  return pageMetadata({ path: paths.players(), title: t('title'), description: t('description') });
}

export default async function PlayersPage() {
  const [first, index, t] = await Promise.all([
    readFirstPlayers(playersPageSize),
    readPlayerIndex(),
    getTranslations('players'),
  ]);
  const playerIndex = orNotFound(index);
  return (
    <>
      <Masthead title={t('title')} meta={<span>{t('count', { count: playerIndex.players })}</span>} />
      <PageBody>
        <PlayerDirectory first={orNotFound(first)} index={playerIndex} />
      </PageBody>
    </>
  );
}
