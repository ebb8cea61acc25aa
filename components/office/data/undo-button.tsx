'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { OfficeDialog } from '#components/office/shared/office-dialog.tsx';
import { refusalText, useOfficeChange } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { callApi, commandApi } from '#lib/api/client.ts';
import { type DataImport, getUndoPlan, type UndoPlan, undoDataImport } from '#lib/api/contract/data-import.ts';
import { KeptList } from './kept-list.tsx';
import { useTableLabel } from './use-table-label.ts';

/** Takes back an import, after it has said what that removes, restores and keeps. */
export function UndoButton({ one }: { one: DataImport }) {
  const t = useTranslations('office-data');
  const office = useTranslations('office');
  const [isOpen, setOpen] = useState(false);
  const safe = useRef<HTMLButtonElement>(null);
  const { change, isBusy } = useOfficeChange();
  const params = { importId: one.id };
  // Of no query: what is asked again after the undo is refused, since there is nothing left to take back.
  const [plan, setPlan] = useState<UndoPlan | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const ask = async () => {
    setPlan(null);
    setRefusal(null);
    try {
      setPlan(await callApi(getUndoPlan, { params, query: {} }));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setRefusal(refusalText(error, office));
    }
  };
  const undo = async () => {
    await change(
      () => commandApi(undoDataImport, { params, body: {} }),
      ({ fileName, kept }) => ({ text: t('tookBack', { name: fileName, kept: kept.length }) }),
    );
    setOpen(false);
  };
  return (
    <OfficeDialog
      title={t('undoTitle', { name: one.fileName })}
      isOpen={isOpen}
      onOpenChange={(willOpen) => {
        setOpen(willOpen);
        if (willOpen) void ask();
      }}
      initialFocus={safe}
      trigger={<Button size="sm">{t('undo')}</Button>}
    >
      {plan ? (
        <Plan plan={plan} />
      ) : (
        <p role="status" className="min-h-16 py-3 text-quiet">
          {refusal ?? office('opening')}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {/* The safe answer comes first and has the focus. */}
        <Button ref={safe} onClick={() => setOpen(false)}>
          {office('cancel')}
        </Button>
        <Button variant="primary" disabled={!plan || isBusy} onClick={() => void undo()}>
          {t('undo')}
        </Button>
      </div>
    </OfficeDialog>
  );
}

function Plan({ plan: { rows, kept } }: { plan: UndoPlan }) {
  const t = useTranslations('office-data');
  const label = useTableLabel();
  return (
    <>
      {kept.length > 0 && <KeptList kept={kept} />}
      <p className="font-semibold">{t(rows.length === 0 ? 'undoNothing' : 'undoDoes')}</p>
      <ul className="mt-1 list-disc ps-5 text-sm">
        {rows.map(({ table, removed, restored }) => (
          <li key={table}>{t('undoRow', { table: label(table), removed, restored })}</li>
        ))}
      </ul>
    </>
  );
}
