import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { paths } from '#lib/paths.ts';
import { ErrorMessage } from './error-message.tsx';
import { VisitedPath } from './visited-path.tsx';

/** The 404 page. */
export function NotFound() {
  const t = useTranslations('error_page');
  return (
    <ErrorMessage
      status="404"
      title={t('not_found')}
      action={<ButtonLink href={paths.home()}>{t('back_to_home')}</ButtonLink>}
    >
      <p>{t('not_found_hint')}</p>
      <VisitedPath text={t.raw('not_found_at')} />
    </ErrorMessage>
  );
}
