'use client';

import { useEffect, useState } from 'react';
import { parseScreenStyle, type ScreenStyle } from './parse-screen-style.ts';
import { useRequestedLanguage } from './use-requested-language.ts';

/** Returns the style from the query string, or null until it is read and the page is in the requested language. */
export function useScreenStyle(): ScreenStyle | null {
  const isLanguageRight = useRequestedLanguage();
  const [style, setStyle] = useState<ScreenStyle | null>(null);
  useEffect(() => setStyle(parseScreenStyle(location.search)), []);
  return isLanguageRight ? style : null;
}
