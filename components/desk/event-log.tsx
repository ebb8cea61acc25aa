'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { cx } from '#components/ui/cx.ts';
import { formatGameClock } from '#lib/basketball/clock.ts';
import type { GameEvent } from '#lib/basketball/events.ts';
import { useDeskText } from './desk-text.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { playerOf, shortName } from './person-name.ts';
import type { Desk } from './use-desk.ts';

const ofClocks: ReadonlySet<GameEvent['type']> = new Set(['clock', 'shot-clock']);
const shownAtMost = 60;

/** The log, newest first: what was removed stays in it, struck out; what is not at the engine yet is marked. */
export function EventLog({ desk }: { desk: Desk }) {
  const { t, periodName, entryText } = useDeskText(desk.state.profile.periods.count);
  const [open, setOpen] = useState<GameEvent | null>(null);
  const standing = new Set(desk.state.played.map(({ id }) => id));
  const waiting = new Set(desk.outbox.queue.unsent.flatMap(({ events }) => events.map(({ id }) => id)));
  const entries = desk.state.log.filter(({ type }) => !ofClocks.has(type) && type !== 'correction');
  return (
    <section aria-label={t('log')} className="min-w-0 bg-raised p-3">
      <div className="endline flex items-center justify-between gap-2 pt-2">
        <h2 className="headline text-xl">{t('log')}</h2>
        <span className="flex gap-1.5">
          <Button size="sm" disabled={!desk.undo} onClick={() => desk.undo?.()}>
            {t('undo')}
          </Button>
          <Button size="sm" disabled={!desk.redo} onClick={() => desk.redo?.()}>
            {t('redo')}
          </Button>
        </span>
      </div>
      {entries.length === 0 && <p className="py-4 text-quiet">{t('noEntries')}</p>}
      <ol className="mt-2 max-h-[60svh] overflow-y-auto">
        {entries
          .slice(-shownAtMost)
          .toReversed()
          .map((event) => {
            const side = 'side' in event ? (event.side ?? null) : null;
            const player =
              side && 'person' in event ? playerOf(desk.table.live.sheet, side, event.person ?? null) : null;
            const team = side && (desk.table.game[side]?.code ?? t(side));
            return (
              <li key={event.id} className="border-b border-line">
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
                    {[team, player && shortName(player), entryText(event)].filter(Boolean).join(' · ')}
                  </span>
                  {waiting.has(event.id) && <span className="shrink-0 text-warning">{t('unsent')}</span>}
                </button>
              </li>
            );
          })}
      </ol>
      {open && <EntryDialog desk={desk} entry={open} onClose={() => setOpen(null)} />}
    </section>
  );
}
