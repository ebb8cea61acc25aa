import { useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ClientTexts } from '#lib/i18n/client-texts.tsx';
import type { Messages } from '#messages/english.ts';

/** The layout of every desk page: its messages for the browser, and a note for those without JavaScript. */
export function DeskPage({
  title,
  isWide,
  texts,
  children,
}: {
  title: string;
  isWide?: boolean;
  /** The messages that the browser needs besides those of the desk; those of plays by default. */
  texts?: Partial<Messages>;
  children: ReactNode;
}) {
  const { desk, plays } = useMessages();
  const t = useTranslations('desk');
  return (
    <main className={isWide ? 'min-h-svh' : 'page-width min-h-svh py-8'}>
      <h1 className={isWide ? 'sr-only' : 'headline mb-6 text-3xl'}>{title}</h1>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      <ClientTexts messages={{ desk, ...(texts ?? { plays }) }}>{children}</ClientTexts>
    </main>
  );
}
