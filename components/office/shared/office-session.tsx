'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Link } from '#components/ui/link.tsx';
import { callAsStaff, signOut } from '#lib/desk/session.ts';
import { type DeskSession, onSessionChange, readSession } from '#lib/desk/stored-session.ts';
import { type OfficeRoom, roomsFor } from '#lib/office/rooms.ts';
import { paths } from '#lib/paths.ts';
import { MemberContext } from './member-context.ts';
import { RoomTabs } from './room-tabs.tsx';
import { forgetOffice } from './use-office.ts';

/** Shows a room to staff that may enter it, below their name and the tabs of their rooms. */
export function OfficeSession({ room, children }: { room: OfficeRoom; children: ReactNode }) {
  const t = useTranslations('office');
  const [session, setSession] = useState<DeskSession | null>();
  useEffect(() => {
    callAsStaff();
    const read = () => {
      forgetOffice();
      setSession(readSession());
    };
    read();
    return onSessionChange(read);
  }, []);
  if (session === undefined) return <p className="py-10 text-center text-quiet">{t('opening')}</p>;
  if (session === null)
    return (
      <EmptyState
        title={t('staffOnlyTitle')}
        text={t('staffOnlyText')}
        action={<ButtonLink href={paths.home()}>{t('toSite')}</ButtonLink>}
      />
    );
  const rooms = roomsFor(session.member.grants);
  return (
    <MemberContext value={session.member}>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-sm">
        {t('signedInAs', { name: session.member.name })}
        <Button
          size="sm"
          onClick={() =>
            void signOut()
              .finally(() => setSession(null))
              .finally(forgetOffice)
          }
        >
          {t('signOut')}
        </Button>
        <Link href={paths.desk()} className="ms-auto font-semibold text-link">
          {t('toDesk')}
        </Link>
      </p>
      <RoomTabs rooms={rooms} active={room} />
      {rooms.includes(room) ? children : <EmptyState title={t('notYoursTitle')} text={t('notYoursText')} />}
    </MemberContext>
  );
}
