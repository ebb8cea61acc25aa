'use client';

import { useDeskText } from '#components/desk/shared/desk-text.ts';
import { shortName } from '#components/desk/shared/person-name.ts';
import type { Desk } from '#components/desk/shared/use-desk.ts';
import { Button } from '#components/ui/button.tsx';
import { cx } from '#components/ui/cx.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import type { GameEvent } from '#lib/basketball/events.ts';
import type { Edit } from '#lib/desk/entry/edit.ts';
import { editDrafts } from '#lib/desk/entry/edit-drafts.ts';
import { insertionAt } from '#lib/desk/entry/insertion.ts';
import { KindChoice } from './kind-choice.tsx';
import type { Entry } from './use-entry.ts';

/** A dialog that corrects an entry of the log: its player, kind or result, or removes it. */
export function EntryDialog({
  desk,
  pad,
  entry,
  onClose,
}: {
  desk: Desk;
  pad: Entry;
  entry: GameEvent;
  onClose: () => void;
}) {
  const { t, entryText } = useDeskText(desk.state.profile.periods.count);
  const change = (edit: Edit) => {
    const { drafts, stamp } = editDrafts(desk.state, entry, edit);
    desk.write(drafts, stamp ?? desk.stamp());
    onClose();
  };
  const side = 'side' in entry && 'person' in entry ? entry.side : null;
  return (
    <Dialog title={entryText(entry)} closeLabel={t('close')} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      {side && (
        <div className="grid grid-cols-2 gap-1.5">
          {desk.snapshot.live.sheet[side].map((player) => {
            const isCurrent = 'person' in entry && entry.person === player.id;
            return (
              <Button
                key={player.id}
                aria-pressed={isCurrent}
                disabled={isCurrent}
                className={cx('justify-start', isCurrent && 'border-2 border-ink')}
                onClick={() => change({ person: player.id })}
              >
                {shortName(player)}
              </Button>
            );
          })}
        </div>
      )}
      <KindChoice desk={desk} entry={entry} onChange={change} />
      <div className="mt-4 flex flex-wrap gap-2">
        {(entry.type === 'field-goal' || entry.type === 'free-throw') && (
          <Button onClick={() => change({ made: !entry.made })}>{entry.made ? t('toMissed') : t('toMade')}</Button>
        )}
        {entry.type === 'field-goal' && (
          <Button onClick={() => change({ points: entry.points === 2 ? 3 : 2 })}>
            {t('toPoints', { count: entry.points === 2 ? 3 : 2 })}
          </Button>
        )}
        {entry.type === 'foul' && !entry.cancelled && (entry.freeThrows ?? 0) > 0 && (
          <Button onClick={() => change({ foul: { kind: entry.kind, freeThrows: 0, cancelled: true } })}>
            {t('cancelPenalty')}
          </Button>
        )}
        {(['before', 'after'] as const).map((where) => {
          const at = insertionAt(desk.state, entry, where);
          return (
            at && (
              <Button
                key={where}
                onClick={() => {
                  pad.insertion.begin(at);
                  onClose();
                }}
              >
                {t(`insert.${where}`)}
              </Button>
            )
          );
        })}
        <Button
          onClick={() => {
            desk.write([{ action: { type: 'correction' }, links: { voids: entry.id } }]);
            onClose();
          }}
        >
          {t('remove')}
        </Button>
      </div>
    </Dialog>
  );
}
