'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { sides } from '#lib/basketball/events.ts';
import { heldBallDrafts, rulingDrafts } from '#lib/desk/rare-entries.ts';
import type { Draft } from '#lib/desk/stamp.ts';
import { useDeskText } from './desk-text.ts';
import { MoreForms } from './more-forms.tsx';
import type { Desk } from './use-desk.ts';

/** What a table needs now and then: held ball, other time-outs, interruptions, spectators, protests, games that are not played out. */
export function MoreDialog({ desk }: { desk: Desk }) {
  const { t } = useDeskText(desk.state.profile.periods.count);
  const [isOpen, setOpen] = useState(false);
  const { state } = desk;
  const isOver = state.finalised || state.ruling !== null;
  const write = (drafts: readonly Draft[]) => {
    desk.write(drafts);
    setOpen(false);
  };
  const teamName = (side: (typeof sides)[number]) => desk.table.game[side]?.shortName ?? t(side);
  return (
    <Dialog
      title={t('more')}
      closeLabel={t('close')}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<Button size="sm">{t('more')}</Button>}
    >
      <div className="flex flex-col gap-4">
        {!isOver && (
          <div className="grid grid-cols-2 gap-1.5">
            <Button disabled={state.phase !== 'playing'} onClick={() => write(heldBallDrafts(state))}>
              {t('heldBall')}
            </Button>
            <Button onClick={() => write([{ action: { type: 'timeout', kind: 'official', side: null } }])}>
              {t('officialTimeout')}
            </Button>
            <Button onClick={() => write([{ action: { type: 'timeout', kind: 'media', side: null } }])}>
              {t('mediaTimeout')}
            </Button>
            <Button onClick={() => write([{ action: { type: state.suspended ? 'resumed' : 'suspended' } }])}>
              {t(state.suspended ? 'resume' : 'suspend')}
            </Button>
          </div>
        )}
        <MoreForms desk={desk} onWrite={write} />
        {!isOver && (
          <fieldset>
            <legend className="label mb-1 text-quiet">{t('notPlayedOut')}</legend>
            <div className="grid grid-cols-2 gap-1.5">
              {(['forfeit', 'default'] as const).flatMap((type) =>
                sides.map((side) => (
                  <Button
                    key={`${type} ${side}`}
                    className="leading-tight whitespace-normal!"
                    onClick={() => write(rulingDrafts(type, side))}
                  >
                    {t(`ruling.${type}`, { team: teamName(side) })}
                  </Button>
                )),
              )}
            </div>
          </fieldset>
        )}
      </div>
    </Dialog>
  );
}
