'use client';

import { useEffect, useState } from 'react';
import { type Closed, closedBy, NotOpen } from '#components/desk/games/not-open.tsx';
import { useOfflinePage } from '#components/desk/shared/use-offline-page.ts';
import { SheetPanel } from '#components/desk/sheet/sheet-panel.tsx';
import { ApiFailure } from '#lib/api/api-failure.ts';
import type { CrewMember } from '#lib/desk/game/follow-crew.ts';
import { followDesk } from '#lib/desk/game/follow-desk.ts';
import { type OpenDesk, openDesk, openRehearsal } from '#lib/desk/game/open-desk.ts';
import { rehearsalHash } from '#lib/desk/game/rehearsal.ts';
import { callAsStaff } from '#lib/desk/session.ts';
import { isSameSheet, type ToldSheet } from '#lib/desk/sheet/is-same-sheet.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { RunGame } from './run-game.tsx';
import { useDuty } from './use-duty.ts';

type Opening = Closed | { state: 'open'; desk: OpenDesk };

/** The sheet as another device has entered it; what is open stays the same where nothing changed. */
const withSheet =
  (told: ToldSheet) =>
  (opening: Opening): Opening => {
    if (opening.state !== 'open') return opening;
    const { snapshot } = opening.desk;
    const { live, game } = snapshot;
    const { officials = game.officials, ...ofLive } = told;
    if (isSameSheet({ ...live, officials: game.officials }, { ...ofLive, officials })) return opening;
    const next = { game: { ...game, officials }, live: { ...live, ...ofLive } };
    // A device that cannot store it reports that with its next command.
    opening.desk.saveSnapshot(next).catch(() => undefined);
    return { state: 'open', desk: { ...opening.desk, snapshot: next } };
  };

/** Opens a game at the scorer's desk, from the engine or from this device's storage. */
export function RunScreen({ gameId }: { gameId: string }) {
  const locale = usePageLocale();
  const [opening, setOpening] = useState<Opening>({ state: 'opening' });
  const [showsSheet, setShowsSheet] = useState(false);
  const [crew, setCrew] = useState<readonly CrewMember[]>([]);
  const { duty, chooseDuty, announceBy } = useDuty();
  useOfflinePage();
  useEffect(() => {
    let isStopped = false;
    let close: (() => void) | null = null;
    callAsStaff();
    const isRehearsal = location.hash === rehearsalHash;
    (isRehearsal ? openRehearsal : openDesk)(gameId, locale).then(
      (desk) => {
        if (isStopped) return desk.close();
        const following = isRehearsal
          ? null
          : followDesk(desk, locale, { onSheet: (sheet) => setOpening(withSheet(sheet)), onCrew: setCrew });
        announceBy(following?.announceDuty ?? null);
        close = () => {
          following?.stop();
          desk.close();
        };
        desk.outbox.wake();
        setOpening({ state: 'open', desk });
      },
      (error: unknown) => {
        if (!isStopped) setOpening(closedBy(error));
        if (!(error instanceof ApiFailure)) throw error;
      },
    );
    return () => {
      isStopped = true;
      close?.();
    };
  }, [gameId, locale, announceBy]);

  if (opening.state !== 'open') return <NotOpen closed={opening} />;
  const { desk } = opening;
  const { sheet } = desk.snapshot.live;
  const isListed = sheet.home.length >= 5 && sheet.away.length >= 5;
  if (isListed && !showsSheet) {
    const table = { duty, onDuty: chooseDuty, crew };
    return <RunGame open={desk} table={table} onSheet={() => setShowsSheet(true)} />;
  }
  return (
    <SheetPanel
      open={desk}
      onBack={isListed ? () => setShowsSheet(false) : null}
      onEntered={(snapshot) => {
        setShowsSheet(false);
        setOpening({ state: 'open', desk: { ...desk, snapshot } });
      }}
    />
  );
}
