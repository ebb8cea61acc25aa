import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { readClub } from '#lib/api/readers/clubs.ts';
import { paths } from '#lib/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { shareSubjects } from '#lib/share-pictures.ts';
import { type ClubTab, clubTabs } from '#lib/tabs.ts';

/** Returns title, description and canonical URLs of a club tab. */
export async function clubMetadata(slug: string, tab: ClubTab): Promise<Metadata> {
  const club = await readClub(slug);
  if (!club) return {};
  const [t, navigation] = await Promise.all([getTranslations('club'), getTranslations('navigation')]);
  const values = {
    club: club.name,
    tab: navigation(clubTabs.find(({ id }) => id === tab)?.messageKey ?? 'clubTabs.overview'),
  };
  return pageMetadata({
    path: paths.club(club.slug, tab),
    title: t('title', values),
    description: t('description', values),
    share: shareSubjects.club(club.slug),
  });
}
