'use client';

import { useTranslations } from 'next-intl';
import type { SubmitEvent } from 'react';
import { ConfirmedButton } from '#components/office/shared/confirmed-button.tsx';
import { SaveBar } from '#components/office/shared/save-bar.tsx';
import { useOfficeChange } from '#components/office/shared/use-office.ts';
import { useRecord } from '#components/office/shared/use-record.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import { commandApi } from '#lib/api/client.ts';
import { changeLicence, type Licence, removeLicence } from '#lib/api/contract/people/licences.ts';
import { isCompleteLicence, LicenceFields } from './licence-fields.tsx';

/** A licence: its number, kind and days, and its removal. */
export function LicenceDialog({ licence, onClose }: { licence: Licence; onClose: () => void }) {
  const t = useTranslations('office-licences');
  const office = useTranslations('office');
  const { person } = licence;
  const params = { licenceId: licence.id };
  const form = useRecord(licence, {
    send: ({ id, person, isValid, ...body }) => commandApi(changeLicence, { params, body }),
    answer: changeLicence.answer,
    texts: { saved: t('saved', { name: person.name }), undone: t('undone') },
  });
  const { change } = useOfficeChange();
  const isComplete = isCompleteLicence(form.record);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isComplete) void form.save();
  };
  const remove = async () => {
    const removed = await change(
      () => commandApi(removeLicence, { params, body: {} }),
      () => ({ text: t('removed', { number: licence.number }) }),
    );
    if (removed) onClose();
  };
  const close = () => {
    if (!form.isChanged || window.confirm(office('unsaved'))) onClose();
  };
  return (
    <Dialog
      title={t('licenceOf', { name: person.name })}
      closeLabel={office('close')}
      isOpen
      onOpenChange={(open) => !open && close()}
    >
      <form noValidate onSubmit={submit}>
        <LicenceFields values={form.record} set={form.set} />
        <SaveBar
          record={form}
          of={{ noun: 'licence', id: form.record.id }}
          isComplete={isComplete}
          fieldLabel={(field) => t(labels.find((label) => label === field) ?? 'number')}
          className="mt-4!"
        />
      </form>
      <ConfirmedButton
        label={t('remove')}
        title={licence.number}
        question={t('removeQuestion', { number: licence.number, name: person.name })}
        onConfirm={remove}
      />
    </Dialog>
  );
}

const labels = ['number', 'kind', 'from', 'until'] as const;
