'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Problem } from '#components/fantasy/command/problem.tsx';
import { useCommand } from '#components/fantasy/command/use-command.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';

/** A button that asks before it does what cannot be undone. */
export function ConfirmCommand({
  label,
  title,
  text,
  send,
  onDone,
}: {
  label: string;
  title: string;
  text: string;
  send: () => Promise<unknown>;
  onDone: () => void;
}) {
  const t = useTranslations('fantasy.command');
  const [isOpen, setOpen] = useState(false);
  const { run, isBusy, problem } = useCommand();
  const confirm = async () => {
    if ((await run(send)) === null) return;
    setOpen(false);
    onDone();
  };
  return (
    <Dialog
      title={title}
      closeLabel={t('close')}
      trigger={<Button size="sm">{label}</Button>}
      isOpen={isOpen}
      onOpenChange={setOpen}
      initialFocus="title"
    >
      <p className="pb-4">{text}</p>
      <Problem text={problem} />
      <div className="flex flex-wrap gap-2 pt-2">
        <Button onClick={() => setOpen(false)}>{t('cancel')}</Button>
        <Button variant="primary" disabled={isBusy} onClick={() => void confirm()}>
          {label}
        </Button>
      </div>
    </Dialog>
  );
}
