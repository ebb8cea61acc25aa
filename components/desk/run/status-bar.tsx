'use client';

import { useDeskText } from '#components/desk/shared/desk-text.ts';
import { nameOrTeam } from '#components/desk/shared/person-name.ts';
import type { Desk } from '#components/desk/shared/use-desk.ts';
import { Button } from '#components/ui/button.tsx';
import { Link } from '#components/ui/link.tsx';
import { formatGameClock } from '#lib/basketball/clock.ts';
import type { GameEvent } from '#lib/basketball/events.ts';
import { paths } from '#lib/paths.ts';
import { type DeskTable, DutyChoice } from './duty-choice.tsx';
import { HeldBall } from './held-ball.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { MoreDialog } from './more-dialog.tsx';

/** Whether all commands are sent, and the decision that must be taken before more are sent. */
export function StatusBar({ desk, table, onSheet }: { desk: Desk; table: DeskTable; onSheet: () => void }) {
  const { t, entryText } = useDeskText(desk.state.profile.periods.count);
  const { line, queue, storageFailed } = desk.outbox;
  const { hold } = queue;
  const held = hold && queue.unsent.find(({ id }) => id === hold.commandId);
  const heldIds = new Set(held?.events.map(({ id }) => id));
  const heldEntries = desk.state.log.filter(({ id }) => heldIds.has(id));
  const count = queue.unsent.length;
  const describe = (event: GameEvent) =>
    [event.clockMs === null ? '' : formatGameClock(event.clockMs), nameOrTeam(desk, event), entryText(event)]
      .filter(Boolean)
      .join(' · ');
  return (
    <div className="flex flex-col gap-2 text-sm" role="status">
      <div className="flex flex-wrap items-center gap-x-4">
        <Link href={paths.desk()} className="inline-flex min-h-11 min-w-11 items-center font-semibold text-link">
          {t('games')}
        </Link>
        <Link
          href={paths.deskGraphics(desk.snapshot.live.gameId)}
          className="inline-flex min-h-11 min-w-11 items-center font-semibold text-link"
        >
          {t('graphics')}
        </Link>
        {desk.isRehearsal ? (
          <strong className="bg-warning px-2 text-page">{t('rehearsal')}</strong>
        ) : (
          <span className={count > 0 ? 'font-bold text-warning' : 'text-positive'}>
            {count > 0 ? t('waiting', { count }) : t('allSent')}
          </span>
        )}
        <DutyChoice {...table} />
        {line === 'offline' && <span className="font-bold text-warning">{t('offline')}</span>}
        {line === 'signed-out' && <span className="font-bold text-negative">{t('signedOut')}</span>}
        {storageFailed && <span className="font-bold text-negative">{t('storageFailed')}</span>}
        <span className="ms-auto flex gap-1.5">
          <HeldBall desk={desk} />
          <Button className="px-3!" onClick={onSheet}>
            {t('sheet')}
          </Button>
          <MoreDialog desk={desk} />
          <KeysDialog />
        </span>
      </div>
      {hold && held && (
        <div role="alert" className="border-s-4 border-warning bg-raised p-3">
          <p className="font-bold">{hold.kind === 'doubt' ? t('doubt') : t('refused')}</p>
          <p className="my-1">{heldEntries.map(describe).join(', ')}</p>
          {hold.kind === 'doubt' && (
            <p className="text-quiet">{t('theirs', { entries: hold.missed.map(describe).join(', ') })}</p>
          )}
          {hold.kind === 'refused' && <p className="text-quiet">{hold.message}</p>}
          <span className="mt-2 flex flex-wrap gap-2">
            <Button onClick={desk.confirmHeld}>{hold.kind === 'doubt' ? t('keep') : t('retry')}</Button>
            <Button onClick={desk.dropHeld}>{t('drop')}</Button>
          </span>
        </div>
      )}
    </div>
  );
}
