import { useTranslations } from 'next-intl';
import { mainId } from './main-id.ts';

/** The first focusable link of a page: skips header and navigation. */
export function SkipLink() {
  const t = useTranslations('layout');
  return (
    <a
      href={`#${mainId}`}
      className="absolute start-2 top-2 z-50 -translate-y-24 bg-raised px-4 py-3 font-semibold text-ink shadow-overlay focus:translate-y-0"
    >
      {t('skipToContent')}
    </a>
  );
}
