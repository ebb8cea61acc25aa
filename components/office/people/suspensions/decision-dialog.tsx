'use client';

import { useTranslations } from 'next-intl';
import { DateField } from '#components/office/people/date-field.tsx';
import { OfficeDialog } from '#components/office/shared/office-dialog.tsx';
import { RecordForm } from '#components/office/shared/record-form.tsx';
import { useRecord } from '#components/office/shared/use-record.ts';
import { CheckField, TextField } from '#components/ui/field.tsx';
import { commandApi } from '#lib/api/client.ts';
import { changeSuspension, type Suspension } from '#lib/api/contract/people/suspensions.ts';
import { todayHere } from '#lib/i18n/format/visitor-time.ts';
import { problemOfSuspension, type SuspensionRecord, toSuspensionRecord } from '#lib/office/suspension-record.ts';
import { DecisionFields } from './decision-fields.tsx';

/** A decision that suspends somebody: changed, lifted from a day on, or let stand again. */
export function DecisionDialog({ suspension, onClose }: { suspension: Suspension; onClose: () => void }) {
  const t = useTranslations('office-suspensions');
  const { id, person, source } = suspension;
  const form = useRecord(toSuspensionRecord(suspension), {
    send: (body) => commandApi(changeSuspension, { params: { suspensionId: id }, body }).then(toSuspensionRecord),
    answer: changeSuspension.answer.transform(toSuspensionRecord),
    texts: { saved: t('saved', { name: person.name }), undone: t('undone') },
  });
  const { record, set } = form;
  const problem = problemOfSuspension(record, source !== null);
  return (
    <OfficeDialog title={t('suspendName', { name: person.name })} isOpen onOpenChange={(open) => !open && onClose()}>
      <RecordForm
        record={form}
        of={{ noun: 'suspension', id }}
        isComplete={problem === null}
        fieldLabel={(field) => t(labels[field as keyof typeof labels] ?? 'reason')}
        barClassName="mt-4!"
      >
        <DecisionFields record={record} set={set} problem={problem} isByRule={source !== null} />
        <LiftFields record={record} set={set} hasProblem={problem === 'liftedReason'} />
      </RecordForm>
    </OfficeDialog>
  );
}

const labels = {
  games: 'games',
  from: 'fromLabel',
  until: 'until',
  leagueId: 'where',
  documentId: 'document',
  liftedOn: 'liftDay',
  liftedReason: 'liftReason',
} as const;

function LiftFields({
  record: { liftedOn, liftedReason },
  set,
  hasProblem,
}: {
  record: SuspensionRecord;
  set: (values: Partial<SuspensionRecord>) => void;
  hasProblem: boolean;
}) {
  const t = useTranslations('office-suspensions');
  return (
    <div className="mt-4 border-t border-line pt-2">
      <CheckField
        path="suspension.lift"
        label={t('lift')}
        checked={liftedOn !== null}
        onChange={({ currentTarget }) =>
          set(currentTarget.checked ? { liftedOn: todayHere(), liftedReason } : { liftedOn: null, liftedReason: null })
        }
      />
      {liftedOn !== null && (
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField
            path="suspension.liftedOn"
            label={t('liftDay')}
            value={liftedOn}
            onChange={(day) => day && set({ liftedOn: day })}
          />
          <TextField
            path="suspension.liftedReason"
            label={t('liftReason')}
            autoComplete="off"
            maxLength={1000}
            value={liftedReason ?? ''}
            onChange={({ currentTarget }) => set({ liftedReason: currentTarget.value || null })}
            problem={hasProblem && liftedReason ? t('problem.reason') : undefined}
          />
        </div>
      )}
    </div>
  );
}
