import { useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { StaffHead } from '#components/layout/staff-head.tsx';
import { ClientTexts } from '#lib/i18n/client-texts.tsx';
import type { Messages } from '#messages/english.ts';

/**
 * The layout of every desk page: its messages for the browser, a note for those without JavaScript, the head of the staff and the
 * title. A page that fills the screen has both only while what it shows is closed (`data-closed`).
 */
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
    <div className="group/desk">
      {isWide ? (
        <div className="hidden group-has-data-closed/desk:block">
          <StaffHead />
        </div>
      ) : (
        <StaffHead />
      )}
      <main className={isWide ? 'min-h-svh group-has-data-closed/desk:min-h-0' : 'page-width py-8'}>
        <h1 className={isWide ? 'sr-only group-has-data-closed/desk:not-sr-only' : undefined}>
          <span className={isWide ? 'page-width headline block pt-8 pb-6 text-3xl' : 'headline mb-6 block text-3xl'}>
            {title}
          </span>
        </h1>
        <noscript>
          <p>{t('needsScript')}</p>
        </noscript>
        <ClientTexts messages={{ desk, ...(texts ?? { plays }) }}>{children}</ClientTexts>
      </main>
    </div>
  );
}
