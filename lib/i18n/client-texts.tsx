'use client';

import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { Messages } from '#messages/english.ts';
import { languageTag } from './language-tag.ts';
import { usePageLocale } from './use-page-locale.ts';

/** Gives components of the server their texts where the browser draws them: only what the visitor asked for later. */
export function ClientTexts({ messages, children }: { messages: Partial<Messages>; children: ReactNode }) {
  return (
    <NextIntlClientProvider locale={languageTag(usePageLocale())} messages={messages} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
}
