import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ClientTexts } from '#lib/i18n/client-texts.tsx';
import type { ScreenTitle } from '#lib/screens.ts';

/** Wraps a client-rendered screen: adds its title and messages. */
export async function ScreenPage({ title, children }: { title: ScreenTitle; children: ReactNode }) {
  const [t, { screens, entity, graphics, statistics }] = await Promise.all([getTranslations('screens'), getMessages()]);
  return (
    <>
      <h1 className="sr-only">{t(title)}</h1>
      <ClientTexts messages={{ screens, entity, graphics, statistics }}>{children}</ClientTexts>
    </>
  );
}
