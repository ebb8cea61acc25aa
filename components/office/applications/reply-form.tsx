'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useOfficeChange } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { LongTextField, TextField } from '#components/ui/field.tsx';
import { commandApi } from '#lib/api/client.ts';
import { askBackApplication, rejectApplication } from '#lib/api/contract/application/office.ts';
import type { OfficeApplication } from './answers.tsx';

/** Asks an application back or rejects it; the team reads the words at its link. */
export function ReplyForm({ application, onDone }: { application: OfficeApplication; onDone: () => void }) {
  const t = useTranslations('office-applications');
  const [note, setNote] = useState('');
  const [lastDay, setLastDay] = useState('');
  const { change, isBusy } = useOfficeChange();
  const { id, state } = application;
  const isWritten = note.trim().length >= 3;
  const params = { application: id };
  const askBack = async () => {
    const closesAt = lastDay === '' ? null : new Date(`${lastDay}T23:59:59`).toISOString();
    const done = await change(
      () => commandApi(askBackApplication, { params, body: { note, closesAt } }),
      () => ({ text: t('askedBack') }),
    );
    if (done) onDone();
  };
  const reject = async () => {
    const done = await change(
      () => commandApi(rejectApplication, { params, body: { reason: note } }),
      () => ({ text: t('rejected') }),
    );
    if (done) onDone();
  };
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <LongTextField
        path="note"
        label={t('note')}
        help={t('noteHelp')}
        rows={3}
        maxLength={2000}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <TextField
        path="lastDay"
        type="date"
        label={t('lastDay')}
        value={lastDay}
        onChange={({ currentTarget }) => setLastDay(currentTarget.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button disabled={isBusy || !isWritten} onClick={() => void askBack()}>
          {t('askBack')}
        </Button>
        {state === 'submitted' && (
          <Button disabled={isBusy || !isWritten} onClick={() => void reject()}>
            {t('reject')}
          </Button>
        )}
      </div>
    </div>
  );
}
