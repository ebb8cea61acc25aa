import { useTranslations } from 'next-intl';
import { SearchOpener } from './search-opener.tsx';

/** The search in the bar of every page. */
export function SearchButton() {
  const t = useTranslations('search');
  return <SearchOpener labels={{ label: t('open'), hint: t('hint'), close: t('close') }} />;
}
