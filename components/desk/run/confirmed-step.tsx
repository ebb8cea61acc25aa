'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '#components/desk/shared/confirm-dialog.tsx';
import { KeyButton } from '#components/desk/shared/key-button.tsx';
import { stepKey } from '#lib/desk/entry/keys.ts';

type Props = {
  step: 'end-game' | 'finalise';
  score: { home: number; away: number };
  onConfirm: () => void;
};

/** The end of the game or its certification: each asks first, so that a double click does neither. */
export function ConfirmedStep({ step, score, onConfirm }: Props) {
  const t = useTranslations('desk');
  const name = t(`life.${step}`, { period: '', ...score });
  return (
    <div className="p-2">
      <ConfirmDialog
        title={name}
        trigger={
          // Certifying the result has no key.
          <KeyButton keyName={step === 'finalise' ? '' : stepKey} variant="primary" className="whitespace-normal!">
            {name}
          </KeyButton>
        }
        onConfirm={onConfirm}
      >
        <p>{t(`life.ask-${step}`, score)}</p>
      </ConfirmDialog>
    </div>
  );
}
