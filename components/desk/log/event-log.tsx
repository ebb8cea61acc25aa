'use client';

import { useMemo, useState } from 'react';
import type { Entry } from '#components/desk/entry/use-entry.ts';
import { useDeskText } from '#components/desk/shared/desk-text.ts';
import { KeyButton } from '#components/desk/shared/key-button.tsx';
import type { Desk } from '#components/desk/shared/use-desk.ts';
import { Button } from '#components/ui/button.tsx';
import { cx } from '#components/ui/cx.ts';
import type { GameEvent } from '#lib/basketball/events.ts';
import { filterLog, type LogFilter } from '#lib/desk/log/filter-log.ts';
import { logEntries } from '#lib/desk/log/log-entries.ts';
import { runningScores } from '#lib/desk/log/running-scores.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { LogFilters } from './log-filters.tsx';
import { LogRow } from './log-row.tsx';

/**
 * The whole log in order of play, newest first, filtered. Removed entries are struck out, unsent ones marked, and those
 * not yet stored on this device pale.
 */
export function EventLog({ desk, pad }: { desk: Desk; pad: Entry }) {
  const { t } = useDeskText(desk.state.profile.periods.count);
  const [open, setOpen] = useState<GameEvent | null>(null);
  const [filter, setFilter] = useState<LogFilter>({});
  const { queue, saving } = desk.outbox;
  const idsOf = (commands: typeof queue.unsent) =>
    new Set(commands.flatMap(({ events }) => events.map(({ id }) => id)));
  const waiting = idsOf(queue.unsent);
  const unsaved = idsOf(queue.unsent.filter(({ id }) => saving.has(id)));
  const entries = useMemo(() => logEntries(desk.state), [desk.state]);
  const scores = useMemo(() => runningScores(entries), [entries]);
  const shown = filterLog(entries, filter, desk.warnings);
  return (
    <section aria-label={t('log')} className="flex h-full flex-col bg-raised p-2">
      <div className="endline flex flex-wrap items-center justify-between gap-x-2 pt-2">
        <h2 className="headline text-xl">{t('log')}</h2>
        <span className="flex gap-1.5">
          <KeyButton keyName="Backspace" className="px-2!" disabled={!desk.undo} onClick={() => desk.undo?.()}>
            {t('undo')}
          </KeyButton>
          <KeyButton keyName="Shift+Backspace" className="px-2!" disabled={!desk.redo} onClick={() => desk.redo?.()}>
            {t('redo')}
          </KeyButton>
        </span>
      </div>
      <LogFilters desk={desk} filter={filter} onChange={setFilter} />
      {(desk.warnings.size > 0 || filter.isWarned) && (
        <Button
          aria-pressed={filter.isWarned === true}
          className={cx('mt-2 min-h-9! text-sm text-warning', filter.isWarned && 'border-2 border-warning')}
          onClick={() => setFilter({ ...filter, isWarned: !filter.isWarned })}
        >
          {t('warning.count', { count: desk.warnings.size })}
        </Button>
      )}
      {shown.length === 0 && (
        <p className="py-4 text-quiet">{t(entries.length === 0 ? 'noEntries' : 'logFilter.none')}</p>
      )}
      <ol className="mt-2 min-h-0 overflow-y-auto max-lg:max-h-[60svh]">
        {shown.toReversed().map(({ event, isRemoved }) => (
          <LogRow
            key={event.id}
            event={event}
            snapshot={desk.snapshot}
            isRemoved={isRemoved}
            score={scores.get(event.id) ?? null}
            warning={desk.warnings.get(event.id)?.[0] ?? null}
            isUnsent={waiting.has(event.id)}
            isUnsaved={unsaved.has(event.id)}
            onOpen={setOpen}
          />
        ))}
      </ol>
      {open && <EntryDialog desk={desk} pad={pad} entry={open} onClose={() => setOpen(null)} />}
    </section>
  );
}
