'use client';

import { NextIntlClientProvider } from 'next-intl';
import { type ReactNode, use } from 'react';
import { retry } from '#lib/retry/retry.ts';
import type { Messages } from '#messages/english.ts';
import { type BrowserNamespace, loadTexts } from '#messages/load-texts.ts';
import { languageTag } from './language-tag.ts';
import { usePageLocale } from './use-page-locale.ts';

const loadedTexts = new Map<string, Promise<Partial<Messages>>>();

/**
 * Loads messages for content that only the browser renders. Use it behind a `lazy` import, inside a `Suspense` or in a transition.
 */
export function Texts({ of, children }: { of: readonly BrowserNamespace[]; children: ReactNode }) {
  const locale = usePageLocale();
  const key = `${locale} ${of.join(' ')}`;
  const texts = loadedTexts.get(key) ?? retry(() => loadTexts(locale, of));
  loadedTexts.set(key, texts);
  return (
    <NextIntlClientProvider locale={languageTag(locale)} messages={use(texts)} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
}
