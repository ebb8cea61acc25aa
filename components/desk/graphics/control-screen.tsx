'use client';

import { useEffect, useState } from 'react';
import { type Closed, closedBy, NotOpen } from '#components/desk/games/not-open.tsx';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { type ControlRoom, openControl } from '#lib/desk/graphics/open-control.ts';
import { callAsStaff } from '#lib/desk/session.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { ControlDesk } from './control-desk.tsx';

type Opening = Closed | { is: 'open'; room: ControlRoom };

/** Opens the graphics of a game for who is signed in. */
export function ControlScreen({ gameId }: { gameId: string }) {
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
        if (!isOver) setOpening(closedBy(error));
        if (!(error instanceof ApiFailure)) throw error;
      },
    );
    return () => {
      isOver = true;
      room?.channels.close();
    };
  }, [gameId, locale]);
  return opening.is === 'open' ? <ControlDesk room={opening.room} /> : <NotOpen closed={opening} />;
}
