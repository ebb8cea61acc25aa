import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { readPlayer } from '#lib/api/readers/players.ts';
import { paths } from '#lib/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { shareSubjects } from '#lib/share-pictures.ts';
import { type PlayerTab, playerTabs } from '#lib/tabs.ts';

/** Returns title, description and canonical URLs of a player tab. */
export async function playerMetadata(slug: string, tab: PlayerTab): Promise<Metadata> {
  const player = await readPlayer(slug);
  if (!player) return {};
  const [t, navigation] = await Promise.all([getTranslations('player'), getTranslations('navigation')]);
  const values = {
    player: player.name,
    tab: navigation(playerTabs.find(({ id }) => id === tab)?.messageKey ?? 'playerTabs.overview'),
  };
  return pageMetadata({
    path: paths.player(player.slug, tab),
    title: t('title', values),
    description: t('description', values),
    share: shareSubjects.player(player.slug),
  });
}
