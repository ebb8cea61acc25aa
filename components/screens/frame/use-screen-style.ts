'use client';

import { useEffect, useState } from 'react';
import { parseScreenStyle, type ScreenStyle } from './parse-screen-style.ts';
import { useRequestedLanguage } from './use-requested-language.ts';

/** The look that the address asks for, null until it is read and the page is in its language. */
export function useScreenStyle(): ScreenStyle | null {
  const isRight = useRequestedLanguage();
  const [look, setLook] = useState<ScreenStyle | null>(null);
  useEffect(() => setLook(parseScreenStyle(location.search)), []);
  return isRight ? look : null;
}
