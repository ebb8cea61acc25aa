import { useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { StaffHead } from '#components/layout/staff-head.tsx';
import { ClientTexts } from '#lib/i18n/client-texts.tsx';
import type { Messages } from '#messages/english.ts';

/** The layout of every desk page: its messages for the browser, a note for those without JavaScript, and unless it fills the screen a head. */
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
    <>
      {!isWide && <StaffHead />}
      <main className={isWide ? 'min-h-svh' : 'page-width py-8'}>
        <h1 className={isWide ? 'sr-only' : 'headline mb-6 text-3xl'}>{title}</h1>
        <noscript>
          <p>{t('needsScript')}</p>
        </noscript>
        <ClientTexts messages={{ desk, ...(texts ?? { plays }) }}>{children}</ClientTexts>
      </main>
    </>
  );
}
