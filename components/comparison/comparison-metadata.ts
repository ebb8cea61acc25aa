import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { LeagueRef } from '#lib/api/contract/season.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

/** Returns title, description and canonical URL of a comparison. Search engines leave it out: there are as many as pairs. */
export async function comparisonMetadata(title: string, league: LeagueRef, path: string): Promise<Metadata> {
  const t = await getTranslations('comparison');
  const values = { title, league: league.name, season: league.seasonName };
  const metadata = await pageMetadata({ path, title: t('title', values), description: t('description', values) });
  return { ...metadata, robots: { index: false, follow: true } };
}
