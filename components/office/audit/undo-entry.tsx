'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { OfficeDialog } from '#components/office/shared/office-dialog.tsx';
import { refusalText, useOfficeChange } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import type { ApiFailure } from '#lib/api/api-failure.ts';
import { commandApi } from '#lib/api/client.ts';
import { type AuditEntry, type ContestedUndo, contestedUndo, undoAuditEntry } from '#lib/api/contract/audit.ts';
import { ChangeList } from './change-list.tsx';
import { useDescribedChanges } from './use-described-changes.ts';

/** Takes a change back: says first what will be, and where somebody has changed the same since, shows that instead. */
export function UndoEntry({ entry }: { entry: AuditEntry }) {
  const t = useTranslations('office-audit');
  const office = useTranslations('office');
  const { changesOf, recordOf } = useDescribedChanges();
  const [isOpen, setOpen] = useState(false);
  const [contested, setContested] = useState<ContestedUndo | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const safe = useRef<HTMLButtonElement>(null);
  const { change, isBusy } = useOfficeChange();
  const open = (isNowOpen: boolean) => {
    setContested(null);
    setRefusal(null);
    setOpen(isNowOpen);
  };
  const onRefusal = (failure: ApiFailure) => {
    const both = contestedUndo.safeParse(failure.current);
    if (both.success) setContested(both.data);
    setRefusal(both.success ? t('contested') : refusalText(failure, office));
  };
  const undo = async () => {
    const done = await change(
      () => commandApi(undoAuditEntry, { params: { entryId: String(entry.id) }, body: {} }),
      () => ({ text: t('undone') }),
      onRefusal,
    );
    if (done) open(false);
  };
  return (
    <OfficeDialog
      title={t('undoTitle')}
      isOpen={isOpen}
      onOpenChange={open}
      initialFocus={safe}
      trigger={<Button size="sm">{t('undo')}</Button>}
    >
      <p className="font-semibold">{recordOf(entry)}</p>
      {entry.action === 'update' ? (
        <ul className="my-3 list-disc ps-5 wrap-anywhere">
          {changesOf(entry).map(({ id, field, before }) => (
            <li key={id}>{before === null ? t('willBeEmpty', { field }) : t('willBe', { field, value: before })}</li>
          ))}
        </ul>
      ) : (
        <p className="my-3">{t(entry.action === 'insert' ? 'willBeRemoved' : 'willBeAdded')}</p>
      )}
      {refusal && (
        <div role="alert" className="my-3 border-s-4 border-negative ps-3">
          <p className="font-semibold text-negative">{refusal}</p>
          {contested?.later.map((later) => (
            <div key={later.id} className="mt-2">
              <p>{t('later', { name: later.actor.kind === 'staff' ? later.actor.name : t('operator') })}</p>
              <ChangeList entry={later} />
            </div>
          ))}
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button ref={safe} onClick={() => open(false)}>
          {office('cancel')}
        </Button>
        <Button variant="primary" disabled={isBusy || refusal !== null} onClick={() => void undo()}>
          {t('undo')}
        </Button>
      </div>
    </OfficeDialog>
  );
}
