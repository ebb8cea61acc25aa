import { Icon } from '#components/ui/icon.tsx';
import type { Locale } from '#lib/i18n/locales.ts';
import { LanguageMenu } from './language-menu.tsx';

export type Language = { locale: Locale; name: string };

/** Links to the page in the other languages, each named in its own language. */
export function LanguageSwitcher({
  label,
  current,
  languages,
}: {
  label: string;
  current: Locale;
  languages: readonly Language[];
}) {
  return (
    <LanguageMenu label={label} current={current} languages={languages}>
      <Icon name="globe" />
      <span className="uppercase">{current}</span>
    </LanguageMenu>
  );
}
