import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export type ScreenTitle = 'scoreboard' | 'shotClock' | 'broadcast' | 'venueBroadcast' | 'playerStats' | 'tvStats';

/** A screen has a title for who opens it, and is nothing for search engines. */
export async function screenMetadata(title: ScreenTitle): Promise<Metadata> {
  const t = await getTranslations('screens');
  return { title: t(title), robots: { index: false } };
}
