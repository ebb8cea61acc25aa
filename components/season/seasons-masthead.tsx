import { useTranslations } from 'next-intl';
import { Masthead } from '#components/entity/masthead.tsx';

/** Masthead of the list of seasons. */
export function SeasonsMasthead({ site, count }: { site: string; count: number }) {
  const t = useTranslations('season');
  return (
    <Masthead kicker={site} title={t('seasons')} meta={count > 0 && <span>{t('seasonsCount', { count })}</span>} />
  );
}
