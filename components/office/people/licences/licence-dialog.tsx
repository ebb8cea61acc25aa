'use client';

import { useTranslations } from 'next-intl';
import { ConfirmedButton } from '#components/office/shared/confirmed-button.tsx';
import { OfficeDialog } from '#components/office/shared/office-dialog.tsx';
import { RecordForm } from '#components/office/shared/record-form.tsx';
import { useOfficeChange } from '#components/office/shared/use-office.ts';
import { useRecord } from '#components/office/shared/use-record.ts';
import { commandApi } from '#lib/api/client.ts';
import { changeLicence, type Licence, removeLicence } from '#lib/api/contract/people/licences.ts';
import { isCompleteLicence, LicenceFields } from './licence-fields.tsx';

/** A licence: its number, kind and days, and its removal. */
export function LicenceDialog({ licence, onClose }: { licence: Licence; onClose: () => void }) {
  const t = useTranslations('office-licences');
  const { person } = licence;
  const params = { licenceId: licence.id };
  const form = useRecord(licence, {
    send: ({ id, person, isValid, ...body }) => commandApi(changeLicence, { params, body }),
    answer: changeLicence.answer,
    texts: { saved: t('saved', { name: person.name }), undone: t('undone') },
  });
  const { change } = useOfficeChange();
  const isComplete = isCompleteLicence(form.record);
  const remove = async () => {
    const removed = await change(
      () => commandApi(removeLicence, { params, body: {} }),
      () => ({ text: t('removed', { number: licence.number }) }),
    );
    if (removed) onClose();
  };
  return (
    <OfficeDialog title={t('licenceOf', { name: person.name })} isOpen onOpenChange={(open) => !open && onClose()}>
      <RecordForm
        record={form}
        of={{ noun: 'licence', id: form.record.id }}
        isComplete={isComplete}
        fieldLabel={(field) => t(labels.find((label) => label === field) ?? 'number')}
        barClassName="mt-4!"
      >
        <LicenceFields values={form.record} set={form.set} />
      </RecordForm>
      <ConfirmedButton
        label={t('remove')}
        title={licence.number}
        question={t('removeQuestion', { number: licence.number, name: person.name })}
        onConfirm={remove}
      />
    </OfficeDialog>
  );
}

const labels = ['number', 'kind', 'from', 'until'] as const;
