'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useOfficeChange, useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { commandApi } from '#lib/api/client.ts';
import { type DataImport, getUndoPlan, type UndoPlan, undoDataImport } from '#lib/api/contract/data-import.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
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
  const { data } = useOfficeQuery({ ...apiQuery(getUndoPlan, { params, query: {} }), enabled: isOpen });
  const undo = async () => {
    await change(
      () => commandApi(undoDataImport, { params, body: {} }),
      ({ fileName, kept }) => ({ text: t('tookBack', { name: fileName, kept: kept.length }) }),
    );
    setOpen(false);
  };
  return (
    <Dialog
      title={t('undoTitle', { name: one.fileName })}
      closeLabel={office('close')}
      isOpen={isOpen}
      onOpenChange={setOpen}
      initialFocus={safe}
      trigger={<Button size="sm">{t('undo')}</Button>}
    >
      {data ? <Plan plan={data} /> : <p className="min-h-16 py-3 text-quiet">{office('opening')}</p>}
      <div className="mt-4 flex flex-wrap gap-2">
        {/* The safe answer comes first and has the focus. */}
        <Button ref={safe} onClick={() => setOpen(false)}>
          {office('cancel')}
        </Button>
        <Button variant="primary" disabled={!data || isBusy} onClick={() => void undo()}>
          {t('undo')}
        </Button>
      </div>
    </Dialog>
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
