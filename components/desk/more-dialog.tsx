'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { heldBallDrafts } from '#lib/desk/rare-entries.ts';
import type { Draft } from '#lib/desk/stamp.ts';
import { useDeskText } from './desk-text.ts';
import { MoreForms } from './more-forms.tsx';
import { RulingChoice } from './ruling-choice.tsx';
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
        {!isOver && <RulingChoice desk={desk} onWrite={write} />}
      </div>
    </Dialog>
  );
}
