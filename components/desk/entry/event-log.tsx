'use client';

import { useState } from 'react';
import { useDeskText } from '#components/desk/shared/desk-text.ts';
import { KeyButton } from '#components/desk/shared/key-button.tsx';
import { nameOrTeam } from '#components/desk/shared/person-name.ts';
import type { Desk } from '#components/desk/shared/use-desk.ts';
import { cx } from '#components/ui/cx.ts';
import { formatGameClock } from '#lib/basketball/clock.ts';
import type { GameEvent } from '#lib/basketball/events.ts';
import { lacksPlayer } from '#lib/desk/entry/lacks-player.ts';
import { EntryDialog } from './entry-dialog.tsx';
import type { Entry } from './use-entry.ts';

const clockTypes: ReadonlySet<GameEvent['type']> = new Set(['clock', 'shot-clock']);
const maxEntries = 60;

/**
 * The log, newest first. Removed entries are struck out, unsent ones marked, and those not yet stored on this device
 * pale.
 */
export function EventLog({ desk, pad }: { desk: Desk; pad: Entry }) {
  const { t, periodName, entryText } = useDeskText(desk.state.profile.periods.count);
  const [open, setOpen] = useState<GameEvent | null>(null);
  const standing = new Set(desk.state.played.map(({ id }) => id));
  const { queue, saving } = desk.outbox;
  const idsOf = (commands: typeof queue.unsent) =>
    new Set(commands.flatMap(({ events }) => events.map(({ id }) => id)));
  const waiting = idsOf(queue.unsent);
  const unsaved = idsOf(queue.unsent.filter(({ id }) => saving.has(id)));
  const entries = desk.state.log.filter(({ type }) => !clockTypes.has(type) && type !== 'correction');
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
      {entries.length === 0 && <p className="py-4 text-quiet">{t('noEntries')}</p>}
      <ol className="mt-2 min-h-0 overflow-y-auto max-lg:max-h-[60svh]">
        {entries
          .slice(-maxEntries)
          .toReversed()
          .map((event) => {
            return (
              <li
                key={event.id}
                data-entry={event.id}
                aria-busy={unsaved.has(event.id)}
                className="border-b border-line aria-busy:opacity-50"
              >
                <button
                  type="button"
                  disabled={!standing.has(event.id)}
                  onClick={() => setOpen(event)}
                  className={cx(
                    'flex min-h-11 w-full items-center gap-2 text-start text-sm',
                    !standing.has(event.id) && 'text-quiet line-through',
                  )}
                >
                  <span className="figures w-12 shrink-0 text-quiet">
                    {event.clockMs === null ? periodName(event.period) : formatGameClock(event.clockMs)}
                  </span>
                  <span className="min-w-0 grow">
                    {[nameOrTeam(desk, event), entryText(event)].filter(Boolean).join(' · ')}
                  </span>
                  {standing.has(event.id) && lacksPlayer(event) && (
                    <span className="shrink-0 font-bold text-warning">{t('who')}</span>
                  )}
                  {waiting.has(event.id) && <span className="shrink-0 text-warning">{t('unsent')}</span>}
                </button>
              </li>
            );
          })}
      </ol>
      {open && <EntryDialog desk={desk} pad={pad} entry={open} onClose={() => setOpen(null)} />}
    </section>
  );
}
