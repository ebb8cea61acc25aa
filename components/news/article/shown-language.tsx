import { useTranslations } from 'next-intl';
import { Icon } from '#components/ui/icon.tsx';
import { languageName } from '#lib/i18n/language-name.ts';
import type { Locale } from '#lib/i18n/locales.ts';

/** Notice that the text is in another language than the page, with the name of that language. */
export function ShownLanguage({ language }: { language: Locale }) {
  const t = useTranslations('news');
  return (
    <p className="mb-5 flex items-start gap-2 border-s-3 border-line-strong bg-raised px-3 py-2 text-sm">
      <Icon name="globe" className="mt-0.5 size-4 shrink-0" />
      {t('shownIn', { language: languageName(language) })}
    </p>
  );
}
