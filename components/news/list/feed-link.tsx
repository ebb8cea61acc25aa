import { useLocale, useTranslations } from 'next-intl';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';

/** Link to the RSS feed of the news. */
export function FeedLink() {
  const t = useTranslations('news');
  const locale = tagLocale(useLocale());
  return (
    <a href={withLocale(locale, paths.newsFeed())} className="underline underline-offset-4">
      {t('feed')}
    </a>
  );
}
