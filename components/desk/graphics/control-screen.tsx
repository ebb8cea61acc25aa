'use client';

import { useEffect, useState } from 'react';
import { type Closed, closedBy, NotOpen } from '#components/desk/games/not-open.tsx';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { type ControlRoom, openControl } from '#lib/desk/graphics/open-control.ts';
import { callAsStaff } from '#lib/desk/session.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { ControlDesk } from './control-desk.tsx';

type Opening = Closed | { state: 'open'; room: ControlRoom };

/** Opens the graphics of a game for signed-in staff. */
export function ControlScreen({ gameId }: { gameId: string }) {
  const locale = usePageLocale();
  const [opening, setOpening] = useState<Opening>({ state: 'opening' });
  useEffect(() => {
    let isStopped = false;
    let room: ControlRoom | null = null;
    callAsStaff();
    openControl(gameId, locale).then(
      (opened) => {
        room = opened;
        if (isStopped) opened.channels.close();
        else setOpening({ state: 'open', room: opened });
      },
      (error: unknown) => {
        if (!isStopped) setOpening(closedBy(error));
        if (!(error instanceof ApiFailure)) throw error;
      },
    );
    return () => {
      isStopped = true;
      room?.channels.close();
    };
  }, [gameId, locale]);
  return opening.state === 'open' ? <ControlDesk room={opening.room} /> : <NotOpen closed={opening} />;
}
