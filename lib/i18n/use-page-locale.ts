'use client';

import { useParams } from 'next/navigation';
import { defaultLocale, isLocale, type Locale } from './locales.ts';

/** Returns the locale of the page in client components; needs no provider. */
export function usePageLocale(): Locale {
  const { locale } = useParams();
  return isLocale(locale) ? locale : defaultLocale;
}
