'use client';

import { useTranslations } from 'next-intl';
import { nameOf } from '#components/office/people/person-line.tsx';
import { OfficeDialog } from '#components/office/shared/office-dialog.tsx';
import { RecordForm } from '#components/office/shared/record-form.tsx';
import { useRecord } from '#components/office/shared/use-record.ts';
import { commandApi } from '#lib/api/client.ts';
import { type PersonInput, type PersonRecord, setPerson } from '#lib/api/contract/people/person.ts';
import { todayHere } from '#lib/i18n/format/visitor-time.ts';
import { FactFields } from './fact-fields.tsx';
import { NameFields } from './name-fields.tsx';
import { PersonFoot } from './person-foot.tsx';
import { PrivacyFields } from './privacy-fields.tsx';

/** Everything of a person in one form, with the squads, a merge and the removal of the record below. */
export function PersonForm({ read, onClose }: { read: PersonRecord; onClose: () => void }) {
  const t = useTranslations('office-people');
  const form = useRecord(read, {
    send: (body) => commandApi(setPerson, { params: { person: read.id }, body }),
    answer: setPerson.answer,
    texts: { saved: t('personSaved', { name: nameOf(read) }), undone: t('personUndone') },
  });
  const { record, set } = form;
  const isNamed = record.lastName.trim() !== '';
  const isBorn = !record.birthDate || record.birthDate <= todayHere();
  return (
    <OfficeDialog title={nameOf(read)} isOpen onOpenChange={(open) => !open && onClose()}>
      <RecordForm
        record={form}
        of={{ noun: 'person', id: read.id }}
        isComplete={isNamed && isBorn}
        fieldLabel={(field) => t(`field.${field as Exclude<keyof PersonInput, 'revision'>}`)}
      >
        <NameFields record={record} set={set} />
        <FactFields record={record} set={set} isBorn={isBorn} />
        <PrivacyFields record={record} read={form.read} set={set} />
      </RecordForm>
      <PersonFoot person={form.read} onClose={onClose} />
    </OfficeDialog>
  );
}
