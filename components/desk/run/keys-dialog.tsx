'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';

const keys = [
  ['␣', 'clock'],
  ['2 · 1', 'resets'],
  ['3', 'shotClock'],
  ['Q W E R T', 'home'],
  ['Y U I O P', 'away'],
  ['⇧1 – ⇧9', 'number'],
  ['A S D F …', 'actions'],
  ['2 · 3 · ⏎', 'shot'],
  ['Esc', 'leave'],
  ['4 · 7', 'team'],
  ['5 · 8', 'substitution'],
  ['6 · 9', 'timeout'],
  [', · .', 'arrow'],
  ['0', 'heldBall'],
  ['⇧␣', 'horn'],
  ['⇧⏎', 'step'],
  ['⌫ · ⇧⌫', 'undo'],
  ['- · /', 'dialogs'],
  ['⏎ · ⇧⏎', 'confirm'],
  ['?', 'help'],
] as const;

/** The list of keyboard shortcuts. */
export function KeysDialog() {
  const t = useTranslations('desk');
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      title={t('keysTitle')}
      closeLabel={t('close')}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button data-key="?" className="px-3! max-lg:hidden">
          {t('keysTitle')}
        </Button>
      }
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
        {keys.map(([key, what]) => (
          <div key={what} className="contents">
            <dt>
              <kbd className="figures font-bold">{key}</kbd>
            </dt>
            <dd>{t(`key.${what}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
