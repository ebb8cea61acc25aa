import { useTranslations } from 'next-intl';
import { paths } from '#lib/paths.ts';
import { SearchOpener } from './search-opener.tsx';

/** The search button in the header. */
export function SearchButton() {
  const t = useTranslations('search');
  return <SearchOpener href={paths.search()} labels={{ label: t('open'), hint: t('hint'), close: t('close') }} />;
}
