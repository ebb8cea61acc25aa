import { Icon } from '#components/ui/icon.tsx';
import { LanguageMenu } from './language-menu.tsx';

export type LanguageLink = { locale: string; name: string; href: string };

/** The same page in the other languages. Each language is named in itself. */
export function LanguageSwitcher({
  label,
  current,
  links,
}: {
  label: string;
  current: string;
  links: readonly LanguageLink[];
}) {
  return (
    <LanguageMenu label={label} current={current} links={links}>
      <Icon name="globe" />
      <span className="uppercase">{current}</span>
    </LanguageMenu>
  );
}
