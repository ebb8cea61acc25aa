'use client';

import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { Messages } from '#messages/english.ts';
import { languageTag } from './language-tag.ts';
import { usePageLocale } from './use-page-locale.ts';

/** Provides messages to server components that the browser renders: only for content that the visitor loads later. */
export function ClientTexts({ messages, children }: { messages: Partial<Messages>; children: ReactNode }) {
  return (
    <NextIntlClientProvider locale={languageTag(usePageLocale())} messages={messages} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
}
