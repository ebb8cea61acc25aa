'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { KeyButton } from '#components/desk/shared/key-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { stepKey } from '#lib/desk/entry/keys.ts';

type Props = {
  step: 'end-game' | 'finalise';
  score: { home: number; away: number };
  onConfirm: () => void;
};

/** The end of the game or its certification: each asks first, so that a double click does neither. */
export function ConfirmedStep({ step, score, onConfirm }: Props) {
  const t = useTranslations('desk');
  const [isOpen, setOpen] = useState(false);
  const name = t(`life.${step}`, { period: '', ...score });
  return (
    <div className="p-2">
      <Dialog
        title={name}
        closeLabel={t('close')}
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={
          // Certifying the result has no key.
          <KeyButton keyName={step === 'finalise' ? '' : stepKey} variant="primary" className="whitespace-normal!">
            {name}
          </KeyButton>
        }
      >
        <p>{t(`life.ask-${step}`, score)}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          {/* The safe answer comes first and has the focus. */}
          <Button onClick={() => setOpen(false)}>{t('cancel')}</Button>
          <Button
            variant="primary"
            onClick={() => {
              setOpen(false);
              onConfirm();
            }}
          >
            {t('confirm')}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
