'use client';

import { useEffect, useState } from 'react';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { splitLocale, withLocale } from '#lib/routing/locale-prefix.ts';
import { parseScreenStyle } from './parse-screen-style.ts';

/** Goes to the language that `?lang` asks for; true when the page is in it. */
export function useRequestedLanguage(): boolean {
  const locale = usePageLocale();
  const [isRight, setRight] = useState(false);
  useEffect(() => {
    const { lang } = parseScreenStyle(location.search);
    if (lang === null || lang === locale) setRight(true);
    else location.replace(withLocale(lang, splitLocale(location.pathname).path) + location.search);
  }, [locale]);
  return isRight;
}
