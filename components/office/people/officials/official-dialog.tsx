'use client';

import { useTranslations } from 'next-intl';
import { AbsenceFields, areAbsencesOrdered } from '#components/entity/officials/absence-fields.tsx';
import { nameOf } from '#components/office/people/person-line.tsx';
import { OfficeDialog } from '#components/office/shared/office-dialog.tsx';
import { RecordForm } from '#components/office/shared/record-form.tsx';
import { useRecord } from '#components/office/shared/use-record.ts';
import { commandApi } from '#lib/api/client.ts';
import { changeOfficial, type OfficialRecord } from '#lib/api/contract/people/officials.ts';
import { LinkDialog } from './link-dialog.tsx';
import { isCompleteOfficial, OfficialFields } from './official-fields.tsx';

/** An official: name, level, contact and absences in one form, with the link below. */
export function OfficialDialog({ read, onClose }: { read: OfficialRecord; onClose: () => void }) {
  const t = useTranslations('office-officials');
  const name = nameOf(read);
  const form = useRecord(read, {
    send: ({ id, hasLink, games, ...body }) => commandApi(changeOfficial, { params: { officialId: read.id }, body }),
    answer: changeOfficial.answer,
    texts: { saved: t('saved', { name }), undone: t('undone') },
  });
  const { record, set } = form;
  const isComplete = isCompleteOfficial(record) && areAbsencesOrdered(record.absences);
  return (
    <OfficeDialog title={name} isOpen onOpenChange={(open) => !open && onClose()}>
      <RecordForm
        record={form}
        of={{ noun: 'official', id: record.id }}
        isComplete={isComplete}
        fieldLabel={(field) => t(labels.find((label) => label === field) ?? 'lastName')}
        barClassName="mt-4!"
      >
        <OfficialFields values={record} set={set} />
        <h3 className="label pt-6 text-quiet">{t('absences')}</h3>
        <AbsenceFields absences={record.absences} onChange={(absences) => set({ absences })} />
      </RecordForm>
      <LinkDialog official={{ id: read.id, name }} label={t('link')} hasLink={read.hasLink} />
    </OfficeDialog>
  );
}

const labels = ['firstName', 'lastName', 'level', 'email', 'phone', 'absences'] as const;
