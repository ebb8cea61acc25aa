import { getTranslations } from 'next-intl/server';
import { readConfigOfHost } from '#lib/api/readers/config-of-host.ts';
import { readNewsOfHost } from '#lib/api/readers/news-of-host.ts';
import { languageTag } from '#lib/i18n/language-tag.ts';
import { newsFeed } from '#lib/seo/news-feed.ts';
import { tenantFile } from '#lib/seo/tenant-file.ts';

const limit = 30;

export const GET = tenantFile('application/rss+xml', async (host, { locale }) => {
  const config = await readConfigOfHost(host);
  if (!config) return null;
  const { website } = config.config;
  const [news, t] = await Promise.all([
    readNewsOfHost(host, locale, limit),
    getTranslations({ locale: languageTag(locale), namespace: 'news' }),
  ]);
  return newsFeed(website, locale, t('description', { site: website.title }), news);
});
