import { useTranslations } from 'next-intl';
import { SchemeButton } from './scheme-button.tsx';

/** The colour scheme switch: light, dark or system. The browser remembers the choice. */
export function SchemeToggle() {
  const t = useTranslations('layout.scheme');
  return <SchemeButton labels={{ system: t('system'), light: t('light'), dark: t('dark') }} />;
}
