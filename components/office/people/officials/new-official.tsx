'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { nameOf } from '#components/office/people/person-line.tsx';
import { OfficeDialog } from '#components/office/shared/office-dialog.tsx';
import { SaveFoot } from '#components/office/shared/save-foot.tsx';
import { refusalText, useOfficeChange } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { commandApi } from '#lib/api/client.ts';
import { createOfficial } from '#lib/api/contract/people/officials.ts';
import { isCompleteOfficial, OfficialFields, type OfficialValues } from './official-fields.tsx';

const empty: OfficialValues = { firstName: '', lastName: '', level: null, email: null, phone: null };

/** Enters an official. */
export function NewOfficial() {
  const t = useTranslations('office-officials');
  const office = useTranslations('office');
  const [isOpen, setOpen] = useState(false);
  const [values, setValues] = useState(empty);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { change, isBusy } = useOfficeChange();
  const submit = async () => {
    setRefusal(null);
    const entered = await change(
      () => commandApi(createOfficial, { params: {}, body: values }),
      (official) => ({ text: t('saved', { name: nameOf(official) }) }),
      (failure) => setRefusal(refusalText(failure, office)),
    );
    if (!entered) return;
    setValues(empty);
    setOpen(false);
  };
  return (
    <div className="py-3">
      <OfficeDialog title={t('new')} isOpen={isOpen} onOpenChange={setOpen} trigger={<Button>{t('new')}</Button>}>
        <OfficialFields values={values} set={(more) => setValues({ ...values, ...more })} />
        <SaveFoot
          isBusy={isBusy}
          isDisabled={!isCompleteOfficial(values)}
          refusal={refusal}
          onSave={() => void submit()}
        />
      </OfficeDialog>
    </div>
  );
}
