'use client';

import { NextIntlClientProvider } from 'next-intl';
import { type ReactNode, use } from 'react';
import { retry } from '#lib/retry/retry.ts';
import type { Messages } from '#messages/english.ts';
import { type BrowserNamespace, loadTexts } from '#messages/load-texts.ts';
import { languageTag } from './language-tag.ts';
import { usePageLocale } from './use-page-locale.ts';

const loading = new Map<string, Promise<Partial<Messages>>>();

/** Texts for what is drawn in the browser alone, fetched when it is. To be put behind a `lazy` and into a `Suspense`. */
export function Texts({ of, children }: { of: readonly BrowserNamespace[]; children: ReactNode }) {
  const locale = usePageLocale();
  const key = `${locale} ${of.join(' ')}`;
  const texts = loading.get(key) ?? retry(() => loadTexts(locale, of));
  loading.set(key, texts);
  return (
    <NextIntlClientProvider locale={languageTag(locale)} messages={use(texts)} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
}
