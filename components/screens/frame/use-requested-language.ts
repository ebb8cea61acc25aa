'use client';

import { useEffect, useState } from 'react';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { splitLocale, withLocale } from '#lib/routing/locale-prefix.ts';
import { parseScreenStyle } from './parse-screen-style.ts';

/** Redirects to the language of `?lang`. Returns true once the page is in that language. */
export function useRequestedLanguage(): boolean {
  const locale = usePageLocale();
  const [isMatch, setMatch] = useState(false);
  useEffect(() => {
    const { lang } = parseScreenStyle(location.search);
    if (lang === null || lang === locale) setMatch(true);
    else location.replace(withLocale(lang, splitLocale(location.pathname).path) + location.search);
  }, [locale]);
  return isMatch;
}
