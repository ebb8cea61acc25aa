'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';

/** Keys by what they are for; each is drawn as a cap of its own. */
const groups = {
  clocks: [
    ['␣', 'clock'],
    ['2 1', 'resets'],
    ['3', 'shotClock'],
    ['⇧␣', 'horn'],
  ],
  players: [
    ['Q W E R T', 'home'],
    ['Y U I O P', 'away'],
    ['⇧1–9', 'number'],
    ['4 7', 'team'],
    ['5 8', 'substitution'],
    ['6 9', 'timeout'],
  ],
  entries: [
    ['A S D F …', 'actions'],
    ['2 3 ⏎', 'shot'],
    ['Esc', 'leave'],
    ['⌫ ⇧⌫', 'undo'],
    ['0', 'heldBall'],
    [', .', 'arrow'],
  ],
  rest: [
    ['⇧⏎', 'step'],
    ['⏎ ⇧⏎', 'confirm'],
    ['- /', 'dialogs'],
    ['?', 'help'],
  ],
} as const;
const groupNames = ['clocks', 'players', 'entries', 'rest'] as const;

/** The list of keyboard shortcuts, by what they are for. */
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
      <div className="flex flex-col gap-4">
        {groupNames.map((group) => (
          <section key={group}>
            <h3 className="label text-quiet">{t(`keyGroup.${group}`)}</h3>
            <dl>
              {groups[group].map(([keys, what]) => (
                <div key={what} className="flex items-center gap-4 border-b border-line py-1.5">
                  <dt className="flex w-36 shrink-0 gap-1">
                    {keys.split(' ').map((key) => (
                      <kbd key={key} className="key-cap">
                        {key}
                      </kbd>
                    ))}
                  </dt>
                  <dd className="min-w-0 text-sm">{t(`key.${what}`)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
