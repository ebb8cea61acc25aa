import { eq } from 'drizzle-orm';
import { formatInstant } from '#lib/i18n/format/instants.ts';
import { paths } from '#lib/paths.ts';
import { news } from '#server/db/schema/news.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { localisedText } from '#server/league/names/localised.ts';
import { isNewsPublished } from '#server/league/news/published.ts';
import type { PushTexts } from './load-texts.ts';
import type { MessageScope, Words } from './write-message.ts';

/** A push service carries about 4 kB. */
const maxLetters = 200;

/** Returns title and lead of an article; null unless it is published. */
export async function wordsOfNews(scope: MessageScope, newsId: string): Promise<Words | null> {
  const [article] = await scope.db
    .select({ slug: news.slug, title: news.title, lead: news.lead })
    .from(news)
    .where(ofTenant(scope, news, eq(news.id, newsId), isNewsPublished));
  if (!article) return null;
  const { slug, title, lead } = article;
  return {
    title: shortened(localisedText(scope, title)),
    body: shortened(localisedText(scope, lead)),
    path: paths.article(slug),
  };
}

/** Returns until when a fantasy team may be changed. */
export function wordsOfFantasy({ locale, timeZone }: MessageScope, { t }: PushTexts, deadline: string): Words {
  const time = formatInstant(locale, deadline, timeZone, 'dateAndTime');
  return { title: t('fantasy'), body: t('fantasyDeadline', { time }), path: paths.profile('my-fantasy') };
}

const shortened = (text: string) => {
  const letters = [...text];
  return letters.length > maxLetters ? `${letters.slice(0, maxLetters - 1).join('')}…` : text;
};
