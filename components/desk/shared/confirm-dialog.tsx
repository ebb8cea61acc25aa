'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { stepKey } from '#lib/desk/entry/keys.ts';
import { KeyButton } from './key-button.tsx';

type Props = {
  title: string;
  /** The button that asks. */
  trigger: ComponentProps<typeof Dialog>['trigger'];
  /** The question. */
  children: ReactNode;
  onConfirm: () => void;
};

/** A step at the desk that is asked about before it is done. */
export function ConfirmDialog({ title, trigger, children, onConfirm }: Props) {
  const t = useTranslations('desk');
  const [isOpen, setOpen] = useState(false);
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={title}
      closeLabel={t('close')}
      isOpen={isOpen}
      onOpenChange={setOpen}
      initialFocus={safe}
      trigger={trigger}
    >
      {children}
      <div className="mt-4 flex flex-wrap gap-2">
        {/* The safe answer comes first and has the focus. */}
        <Button ref={safe} onClick={() => setOpen(false)}>
          {t('cancel')}
        </Button>
        <KeyButton
          keyName={stepKey}
          variant="primary"
          onClick={() => {
            setOpen(false);
            onConfirm();
          }}
        >
          {t('confirm')}
        </KeyButton>
      </div>
    </Dialog>
  );
}
