'use client';

import { useParams } from 'next/navigation';
import { defaultLocale, isLocale, type Locale } from './locales.ts';

/** The locale of the page, for client components: it needs no provider. */
export function usePageLocale(): Locale {
  const { locale } = useParams();
  return isLocale(locale) ? locale : defaultLocale;
}
