import { useLocale, useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';
import { ErrorMessage } from './error-message.tsx';
import { VisitedPath } from './visited-path.tsx';

/** The 404 page, with a search that needs no JavaScript. */
export function NotFound() {
  const locale = tagLocale(useLocale());
  const t = useTranslations('error_page');
  const search = useTranslations('search');
  return (
    <ErrorMessage
      status="404"
      title={t('not_found')}
      action={<ButtonLink href={paths.home()}>{t('back_to_home')}</ButtonLink>}
    >
      <VisitedPath />
      <p>{t('not_found_hint')}</p>
      <search>
        <form action={withLocale(locale, paths.search())} className="mt-6 flex max-w-md gap-2">
          <input
            type="search"
            name="q"
            aria-label={search('label')}
            placeholder={search('hint')}
            maxLength={80}
            className="min-h-11 min-w-0 flex-1 rounded-sm border border-line-strong bg-raised px-3 placeholder:text-quiet"
          />
          <Button type="submit">{search('open')}</Button>
        </form>
      </search>
    </ErrorMessage>
  );
}
