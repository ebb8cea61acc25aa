'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { OfficeDialog } from '#components/office/shared/office-dialog.tsx';
import { useOfficeChange } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { LongTextField } from '#components/ui/field.tsx';
import { commandApi } from '#lib/api/client.ts';
import { enterLicences } from '#lib/api/contract/people/licences.ts';
import { parseLicenceLines } from '#lib/office/licence-lines.ts';

/** Enters many licences from pasted lines; a line that the server cannot place is named, and then nothing is entered. */
export function PasteLicences({ teamId = null }: { teamId?: string | null }) {
  const t = useTranslations('office-licences');
  const office = useTranslations('office');
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [faults, setFaults] = useState<readonly string[]>([]);
  const { change, isBusy } = useOfficeChange();
  const lines = parseLicenceLines(text);
  const unread = lines.flatMap(({ problem, text: line }) => (problem ? [t(`problem.${problem}`, { line })] : []));
  const submit = async () => {
    setFaults([]);
    const entries = lines.map(({ name, number, until, kind }) => ({ name, number, until, kind }));
    const entered = await change(
      () => commandApi(enterLicences, { params: {}, body: { teamId, entries } }),
      ({ items, added }) => ({ text: t('entered', { count: items.length, added }) }),
      (failure) => setFaults(failure.issues?.map((issue) => told(issue, lines)) ?? [failure.message]),
    );
    if (!entered) return;
    setText('');
    setOpen(false);
  };
  return (
    <OfficeDialog title={t('many')} isOpen={isOpen} onOpenChange={setOpen} trigger={<Button>{t('many')}</Button>}>
      <LongTextField
        path="licences"
        label={t('pasted')}
        help={t(teamId ? 'pastedTeamHelp' : 'pastedHelp')}
        rows={8}
        className="w-full"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <ul role="alert" className="py-2 text-sm font-semibold text-negative">
        {[...unread, ...faults].map((fault) => (
          <li key={fault} className="wrap-anywhere">
            {fault}
          </li>
        ))}
      </ul>
      <Button
        variant="primary"
        disabled={isBusy || lines.length === 0 || unread.length > 0}
        onClick={() => void submit()}
      >
        {isBusy ? office('saving') : t('enterAll', { count: lines.length })}
      </Button>
    </OfficeDialog>
  );
}

/** The line of a fault, and what the server says of it. */
function told({ path, message }: { path: string; message: string }, lines: readonly { text: string }[]): string {
  const line = lines[Number(/^entries\.(\d+)/.exec(path)?.[1] ?? -1)];
  return line ? `${line.text}: ${message}` : message;
}
