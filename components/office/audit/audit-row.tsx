'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import type { AuditEntry } from '#lib/api/contract/audit.ts';
import { formatDatedInstant } from '#lib/i18n/format/dated.ts';
import { visitorTimeZone } from '#lib/i18n/format/visitor-time-zone.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { ChangeList } from './change-list.tsx';
import { UndoEntry } from './undo-entry.tsx';
import { useDescribedChanges } from './use-described-changes.ts';

export type ChosenRecord = { table: string; row: string; name: string };

/** One change: who, when, of which record; on demand each value before and after, and the way back. */
export function AuditRow({ entry, onChoose }: { entry: AuditEntry; onChoose: (record: ChosenRecord) => void }) {
  const t = useTranslations('office-audit');
  const locale = usePageLocale();
  const { changesOf, recordOf } = useDescribedChanges();
  const { actor, action, table, row, at, undoes, undoneBy, isUndoable } = entry;
  const record = recordOf(entry);
  const id = row?.id;
  return (
    <li className="border-b border-line py-2">
      <details>
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-4 gap-y-1">
          <span className="shrink-0 text-sm text-quiet sm:w-44">
            {formatDatedInstant(locale, at, visitorTimeZone())}
          </span>
          <span className="font-semibold">{actor.kind === 'staff' ? actor.name : t('operator')}</span>
          <span className="wrap-anywhere">
            {t(`action.${action}`)}
            {record && ` · ${record}`}
          </span>
          {(undoneBy !== null || undoes !== null) && (
            <span className="text-sm text-quiet">{t(undoneBy !== null ? 'isUndone' : 'isUndo')}</span>
          )}
          <span className="ms-auto text-sm text-quiet">{t('columns', { count: changesOf(entry).length })}</span>
        </summary>
        <ChangeList entry={entry} />
        <div className="flex flex-wrap items-center gap-3 pb-2">
          {isUndoable && undoneBy === null && <UndoEntry entry={entry} />}
          {table !== null && typeof id === 'string' && (
            <Button size="sm" onClick={() => onChoose({ table, row: id, name: record ?? table })}>
              {t('onlyRecord')}
            </Button>
          )}
          {!isUndoable && table !== null && <p className="text-sm text-quiet">{t('notUndoable')}</p>}
        </div>
      </details>
    </li>
  );
}
