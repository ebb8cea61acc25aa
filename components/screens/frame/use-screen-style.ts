'use client';

import { useEffect, useState } from 'react';
import { type Look, readLook } from './parse-screen-style.ts';
import { useAskedLanguage } from './use-requested-language.ts';

/** The look that the address asks for, null until it is read and the page is in its language. */
export function useLook(): Look | null {
  const isRight = useAskedLanguage();
  const [look, setLook] = useState<Look | null>(null);
  useEffect(() => setLook(readLook(location.search)), []);
  return isRight ? look : null;
}
