'use client';

import { useEffect, useState } from 'react';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { splitLocale, withLocale } from '#lib/routing/locale-prefix.ts';
import { type Look, readLook } from './read-look.ts';

/** The look that the address asks for, null until it is read; with `lang` the page goes to that language first. */
export function useLook(): Look | null {
  const locale = usePageLocale();
  const [look, setLook] = useState<Look | null>(null);
  useEffect(() => {
    const asked = readLook(location.search);
    if (asked.lang && asked.lang !== locale) {
      location.replace(withLocale(asked.lang, splitLocale(location.pathname).path) + location.search);
    } else setLook(asked);
  }, [locale]);
  return look;
}
