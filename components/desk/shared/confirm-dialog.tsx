'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';

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
  return (
    <Dialog title={title} closeLabel={t('close')} isOpen={isOpen} onOpenChange={setOpen} trigger={trigger}>
      {children}
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
  );
}
