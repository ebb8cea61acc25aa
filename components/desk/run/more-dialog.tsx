'use client';

import { useState } from 'react';
import { useDeskText } from '#components/desk/shared/desk-text.ts';
import { KeyButton } from '#components/desk/shared/key-button.tsx';
import type { Desk } from '#components/desk/shared/use-desk.ts';
import { TimeoutButton } from '#components/desk/team/timeout-button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { moreKey, moreKeys } from '#lib/desk/entry/keys.ts';
import { heldBallDrafts } from '#lib/desk/entry/rare-entries.ts';
import type { Draft } from '#lib/desk/entry/stamp.ts';
import { MoreForms } from './more-forms.tsx';
import { RulingChoice } from './ruling-choice.tsx';

/**
 * A dialog for uncommon entries: held ball, official and media time-outs, interruptions, spectators, protests,
 * forfeits.
 */
export function MoreDialog({ desk }: { desk: Desk }) {
  const { t } = useDeskText(desk.state.profile.periods.count);
  const [isOpen, setOpen] = useState(false);
  const { state } = desk;
  const isOver = state.finalised || state.ruling !== null;
  const close = () => setOpen(false);
  const write = (drafts: readonly Draft[]) => {
    desk.write(drafts);
    close();
  };
  return (
    <Dialog
      title={t('more')}
      closeLabel={t('close')}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <KeyButton keyName={moreKey} className="px-3!">
          {t('more')}
        </KeyButton>
      }
    >
      <div className="flex flex-col gap-4">
        {!isOver && (
          <div className="grid grid-cols-2 gap-1.5">
            <KeyButton
              keyName={moreKeys.heldBall}
              className="lg:hidden"
              disabled={state.phase !== 'playing'}
              onClick={() => write(heldBallDrafts(state))}
            >
              {t('heldBall')}
            </KeyButton>
            <TimeoutButton desk={desk} kind="official" side={null} onWritten={close}>
              {t('officialTimeout')}
            </TimeoutButton>
            <TimeoutButton desk={desk} kind="media" side={null} onWritten={close}>
              {t('mediaTimeout')}
            </TimeoutButton>
            <KeyButton
              keyName={moreKeys.suspend}
              onClick={() => {
                desk.interrupt({ type: state.suspended ? 'resumed' : 'suspended' });
                close();
              }}
            >
              {t(state.suspended ? 'resume' : 'suspend')}
            </KeyButton>
          </div>
        )}
        <MoreForms desk={desk} onWrite={write} />
        {!isOver && <RulingChoice desk={desk} onWrite={write} />}
      </div>
    </Dialog>
  );
}
