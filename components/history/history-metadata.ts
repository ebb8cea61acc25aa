import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { paths } from '#lib/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { type HistoryTab, historyTabs } from '#lib/tabs.ts';

/** Returns title, description and canonical URLs of a tab of the record book. */
export async function historyMetadata(tab: HistoryTab): Promise<Metadata> {
  const [t, navigation] = await Promise.all([getTranslations('history'), getTranslations('navigation')]);
  const values = {
    tab: navigation(historyTabs.find(({ id }) => id === tab)?.messageKey ?? 'historyTabs.bestPlayers'),
  };
  return pageMetadata({
    path: paths.history(tab),
    title: t('metaTitle', values),
    description: t('description', values),
  });
}
