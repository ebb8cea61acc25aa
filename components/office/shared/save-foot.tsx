'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';

type Props = {
  isBusy: boolean;
  isDisabled: boolean;
  refusal: string | null;
  /** Without it the button submits the form around it. */
  onSave?: () => void;
};

/** The foot of a dialog that saves once: its button, and why it was refused. */
export function SaveFoot({ isBusy, isDisabled, refusal, onSave }: Props) {
  const t = useTranslations('office');
  return (
    <>
      <Button
        {...(onSave ? { onClick: onSave } : { type: 'submit' })}
        variant="primary"
        className="mt-4"
        disabled={isBusy || isDisabled}
      >
        {isBusy ? t('saving') : t('save')}
      </Button>
      {refusal && (
        <p role="alert" className="mt-3 font-semibold text-negative">
          {refusal}
        </p>
      )}
    </>
  );
}
