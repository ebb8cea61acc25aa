'use client';

import { useTranslations } from 'next-intl';
import { type SubmitEvent, useState } from 'react';
import { OfficeDialog } from '#components/office/shared/office-dialog.tsx';
import { SaveFoot } from '#components/office/shared/save-foot.tsx';
import { refusalText, useOfficeChange } from '#components/office/shared/use-office.ts';
import { commandApi } from '#lib/api/client.ts';
import { decideSuspension, type Suspension } from '#lib/api/contract/people/suspensions.ts';
import { todayHere } from '#lib/i18n/format/visitor-time.ts';
import { newSuspension, problemOfSuspension, toSuspensionInput } from '#lib/office/suspension-record.ts';
import { DecisionFields } from './decision-fields.tsx';

/** Suspends somebody, or decides what the fouls of a game bring instead of the rule. */
export function NewDecision({
  person,
  byRule,
  onClose,
}: {
  person: Suspension['person'];
  byRule?: Suspension;
  onClose: () => void;
}) {
  const t = useTranslations('office-suspensions');
  const office = useTranslations('office');
  const [record, setRecord] = useState(() => newSuspension(todayHere(), byRule));
  const [refusal, setRefusal] = useState<string | null>(null);
  const { change, isBusy } = useOfficeChange();
  const problem = problemOfSuspension(record, byRule !== undefined);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (problem) return;
    const decided = await change(
      () => commandApi(decideSuspension, { params: {}, body: toSuspensionInput(record, person.id, byRule) }),
      () => ({ text: t('saved', { name: person.name }) }),
      (failure) => setRefusal(refusalText(failure, office)),
    );
    if (decided) onClose();
  };
  return (
    <OfficeDialog title={t('suspendName', { name: person.name })} isOpen onOpenChange={(open) => !open && onClose()}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        {byRule && <p className="pb-4 text-sm text-quiet">{t('byRuleHelp')}</p>}
        <DecisionFields
          record={record}
          set={(values) => setRecord({ ...record, ...values })}
          problem={problem}
          isByRule={byRule !== undefined}
        />
        <SaveFoot isBusy={isBusy} isDisabled={problem !== null} refusal={refusal} />
      </form>
    </OfficeDialog>
  );
}
