import { useLocale, useTranslations } from 'next-intl';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';
import { LazyNotFound } from './lazy-not-found.tsx';

/** The 404 page, with a search. */
export function NotFound() {
  const locale = tagLocale(useLocale());
  const t = useTranslations('error_page');
  const search = useTranslations('search');
  return (
    <LazyNotFound
      texts={{
        title: t('not_found'),
        hint: t('not_found_hint'),
        home: t('back_to_home'),
        search: search('label'),
        names: search('hint'),
        open: search('open'),
      }}
      searchHref={withLocale(locale, paths.search())}
    />
  );
}
