'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { OfficeDialog } from './office-dialog.tsx';

/** A button that says what it will do and asks once. */
export function ConfirmedButton({
  label,
  fullLabel,
  title,
  question,
  onConfirm,
}: {
  label: string;
  /** What the button does, where many have the same label. */
  fullLabel?: string;
  title: string;
  question: string;
  onConfirm: () => Promise<unknown>;
}) {
  const t = useTranslations('office');
  const [isOpen, setOpen] = useState(false);
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <OfficeDialog
      title={title}
      isOpen={isOpen}
      onOpenChange={setOpen}
      initialFocus={safe}
      trigger={
        <Button size="sm" aria-label={fullLabel}>
          {label}
        </Button>
      }
    >
      <p>{question}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        {/* The safe answer comes first and has the focus. */}
        <Button ref={safe} onClick={() => setOpen(false)}>
          {t('cancel')}
        </Button>
        <Button variant="primary" onClick={() => void onConfirm().then(() => setOpen(false))}>
          {label}
        </Button>
      </div>
    </OfficeDialog>
  );
}
