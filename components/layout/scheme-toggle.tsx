import { useTranslations } from 'next-intl';
import { SchemeButton } from './scheme-button.tsx';

/** Light, dark, or as the system says; remembered in the browser. */
export function SchemeToggle() {
  const t = useTranslations('layout.scheme');
  return <SchemeButton labels={{ system: t('system'), light: t('light'), dark: t('dark') }} />;
}
