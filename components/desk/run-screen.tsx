'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { followDesk } from '#lib/desk/follow-desk.ts';
import { type OpenDesk, openDesk, openRehearsal } from '#lib/desk/open-desk.ts';
import { rehearsalHash } from '#lib/desk/rehearsal.ts';
import { callAsStaff } from '#lib/desk/session.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { paths } from '#lib/paths.ts';
import { RunTable } from './run-table.tsx';
import { SheetPanel } from './sheet-panel.tsx';
import { useOfflinePage } from './use-offline-page.ts';

type Opening = { is: 'opening' } | { is: 'open'; desk: OpenDesk } | { is: 'failed'; status: number };

/** Opens a game at the table, from the engine or from what this device has kept. */
export function RunScreen({ gameId }: { gameId: string }) {
  const t = useTranslations('desk');
  const locale = usePageLocale();
  const [opening, setOpening] = useState<Opening>({ is: 'opening' });
  const [showsSheet, setShowsSheet] = useState(false);
  useOfflinePage();
  useEffect(() => {
    let isOver = false;
    let close: (() => void) | null = null;
    callAsStaff();
    const isRehearsal = location.hash === rehearsalHash;
    (isRehearsal ? openRehearsal : openDesk)(gameId, locale).then(
      (desk) => {
        if (isOver) return desk.outbox.close();
        const unfollow = isRehearsal ? () => undefined : followDesk(desk, locale);
        close = () => {
          unfollow();
          desk.storage.close();
        };
        desk.outbox.wake();
        setOpening({ is: 'open', desk });
      },
      (error: unknown) => {
        if (!isOver) setOpening({ is: 'failed', status: error instanceof ApiFailure ? error.status : 0 });
        if (!(error instanceof ApiFailure)) throw error;
      },
    );
    return () => {
      isOver = true;
      close?.();
    };
  }, [gameId, locale]);

  if (opening.is === 'open') {
    const { desk } = opening;
    const { sheet } = desk.table.live;
    const isListed = sheet.home.length >= 5 && sheet.away.length >= 5;
    if (isListed && !showsSheet) return <RunTable open={desk} onSheet={() => setShowsSheet(true)} />;
    return (
      <SheetPanel
        open={desk}
        onBack={isListed ? () => setShowsSheet(false) : null}
        onEntered={(table) => {
          setShowsSheet(false);
          setOpening({ is: 'open', desk: { ...desk, table } });
        }}
      />
    );
  }
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
