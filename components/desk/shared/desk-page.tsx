import { useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ClientTexts } from '#lib/i18n/client-texts.tsx';
import type { Messages } from '#messages/english.ts';

/** What every page of the desk stands in: its texts for the browser, and a word for those without scripts. */
export function DeskPage({
  title,
  isWide,
  texts,
  children,
}: {
  title: string;
  isWide?: boolean;
  /** What the browser needs besides the texts of the desk; those of plays where nothing is said. */
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
