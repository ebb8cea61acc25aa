import { useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { StaffHead } from '#components/layout/staff-head.tsx';
import { Toasts } from '#components/layout/toasts.tsx';
import { ClientTexts } from '#lib/i18n/client-texts.tsx';
import type { OfficeRoom } from '#lib/office/rooms.ts';
import type { Namespace } from '#messages/english.ts';
import { OfficeSession } from './office-session.tsx';

/** The layout of every room of the office: whose it is, who is signed in, the rooms, and the room itself for those who may enter. */
export function OfficePage({
  room,
  namespaces = [],
  children,
}: {
  room: OfficeRoom;
  /** The messages that this room alone needs. */
  namespaces?: readonly Namespace[];
  children: ReactNode;
}) {
  const messages = useMessages();
  const own = Object.fromEntries((['office', ...namespaces] as const).map((name) => [name, messages[name]]));
  const t = useTranslations('office');
  return (
    <>
      <StaffHead />
      <main data-private className="page-width pb-12">
        <ClientTexts messages={own}>
          <noscript>
            <p className="py-8">{t('needsScript')}</p>
          </noscript>
          <OfficeSession room={room}>
            <h1 className="headline mt-6 mb-6 text-3xl">{t(`room.${room}`)}</h1>
            {children}
          </OfficeSession>
        </ClientTexts>
      </main>
      <Toasts label={t('notices')} isAtTop />
    </>
  );
}
