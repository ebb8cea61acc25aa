'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { OfficeDialog } from '#components/office/shared/office-dialog.tsx';
import { SaveFoot } from '#components/office/shared/save-foot.tsx';
import { refusalText, useOfficeChange } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { commandApi } from '#lib/api/client.ts';
import { enterLicences, type Licence, removeLicence } from '#lib/api/contract/people/licences.ts';
import { isCompleteLicence, LicenceFields, type LicenceValues } from './licence-fields.tsx';

const empty: LicenceValues = { number: '', kind: null, from: null, until: null };

/** Enters a licence of one person. */
export function NewLicence({ person }: { person: Licence['person'] }) {
  const t = useTranslations('office-licences');
  const office = useTranslations('office');
  const [isOpen, setOpen] = useState(false);
  const [values, setValues] = useState(empty);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { change, isBusy } = useOfficeChange();
  const undo = (licenceId: string) =>
    change(
      () => commandApi(removeLicence, { params: { licenceId }, body: {} }),
      () => ({ text: t('undone') }),
    );
  const submit = async () => {
    setRefusal(null);
    const body = { entries: [{ ...values, personId: person.id }] };
    const entered = await change(
      () => commandApi(enterLicences, { params: {}, body }),
      ({ items: [licence], added }) => ({
        text: t('saved', { name: person.name }),
        ...(licence && added > 0 && { undo: { label: office('undo'), run: () => void undo(licence.id) } }),
      }),
      (failure) => setRefusal(refusalText(failure, office)),
    );
    if (!entered) return;
    setValues(empty);
    setOpen(false);
  };
  return (
    <OfficeDialog
      title={t('newOf', { name: person.name })}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm" className="mt-3">
          {t('new')}
        </Button>
      }
    >
      <LicenceFields values={values} set={(more) => setValues({ ...values, ...more })} />
      <SaveFoot
        isBusy={isBusy}
        isDisabled={!isCompleteLicence(values)}
        refusal={refusal}
        onSave={() => void submit()}
      />
    </OfficeDialog>
  );
}
