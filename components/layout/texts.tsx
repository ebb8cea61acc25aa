'use client';

import { NextIntlClientProvider } from 'next-intl';
import { type ReactNode, use } from 'react';
import type { Messages } from '#lib/i18n/english.ts';
import { languageTag } from '#lib/i18n/language-tag.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { type BrowserNamespace, loadTexts } from '#messages/load-texts.ts';

const loading = new Map<string, Promise<Partial<Messages>>>();

/** Texts for what is drawn in the browser alone, fetched when it is. To be put behind a `lazy` and into a `Suspense`. */
export function Texts({ of, children }: { of: readonly BrowserNamespace[]; children: ReactNode }) {
  const locale = usePageLocale();
  const key = `${locale} ${of.join(' ')}`;
  const texts = loading.get(key) ?? loadTexts(locale, of);
  loading.set(key, texts);
  return (
    <NextIntlClientProvider locale={languageTag(locale)} messages={use(texts)} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
}
