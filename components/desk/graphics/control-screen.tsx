'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { type ControlRoom, openControl } from '#lib/desk/graphics/open-control.ts';
import { callAsStaff } from '#lib/desk/session.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { paths } from '#lib/paths.ts';
import { ControlDesk } from './control-desk.tsx';

type Opening = { is: 'opening' } | { is: 'open'; room: ControlRoom } | { is: 'failed'; status: number };

/** Opens the graphics of a game for who is signed in. */
export function ControlScreen({ gameId }: { gameId: string }) {
  const t = useTranslations('desk');
  const locale = usePageLocale();
  const [opening, setOpening] = useState<Opening>({ is: 'opening' });
  useEffect(() => {
    let isOver = false;
    let room: ControlRoom | null = null;
    callAsStaff();
    openControl(gameId, locale).then(
      (opened) => {
        room = opened;
        if (isOver) opened.channels.close();
        else setOpening({ is: 'open', room: opened });
      },
      (error: unknown) => {
        if (!isOver) setOpening({ is: 'failed', status: error instanceof ApiFailure ? error.status : 0 });
        if (!(error instanceof ApiFailure)) throw error;
      },
    );
    return () => {
      isOver = true;
      room?.channels.close();
    };
  }, [gameId, locale]);
  if (opening.is === 'open') return <ControlDesk room={opening.room} />;
  if (opening.is === 'opening') return <p className="p-10 text-center text-quiet">{t('opening')}</p>;
  const isSignedOut = opening.status === 401 || opening.status === 403;
  return (
    <EmptyState
      title={isSignedOut ? t('staffOnlyTitle') : t('failedTitle')}
      text={isSignedOut ? t('staffOnlyText') : t('failedText')}
      action={<ButtonLink href={paths.desk()}>{t('games')}</ButtonLink>}
    />
  );
}
