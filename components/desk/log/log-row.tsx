'use client';

import { memo } from 'react';
import { useDeskText } from '#components/desk/shared/desk-text.ts';
import { nameOrTeam } from '#components/desk/shared/person-name.ts';
import type { Desk } from '#components/desk/shared/use-desk.ts';
import { cx } from '#components/ui/cx.ts';
import { formatGameClock } from '#lib/basketball/clock.ts';
import type { GameEvent } from '#lib/basketball/events.ts';
import type { WarningCode } from '#lib/desk/warnings/warning.ts';

type Props = Pick<Desk, 'snapshot'> & {
  event: GameEvent;
  isRemoved: boolean;
  /** The score after it, where it changed. */
  score: string | null;
  /** The first of its warnings. */
  warning: WarningCode | null;
  isUnsent: boolean;
  isUnsaved: boolean;
  onOpen: (event: GameEvent) => void;
};

/** A line of the desk's log, drawn again only when it changes: the list holds the whole game. */
export const LogRow = memo(function LogRow({
  event,
  snapshot,
  isRemoved,
  score,
  warning,
  isUnsent,
  isUnsaved,
  onOpen,
}: Props) {
  const { t, periodName, entryText } = useDeskText(snapshot.live.profile.periods.count);
  return (
    <li
      data-entry={event.id}
      aria-busy={isUnsaved}
      className="border-b border-line [contain-intrinsic-size:auto_2.75rem] [content-visibility:auto] aria-busy:opacity-50"
    >
      <button
        type="button"
        disabled={isRemoved}
        onClick={() => onOpen(event)}
        className={cx(
          'flex min-h-11 w-full items-center gap-2 text-start text-sm',
          isRemoved && 'text-quiet line-through',
        )}
      >
        <span className="figures w-12 shrink-0 text-quiet">
          {event.clockMs === null ? periodName(event.period) : formatGameClock(event.clockMs)}
        </span>
        <span className="min-w-0 grow">
          {[nameOrTeam({ snapshot }, event), entryText(event)].filter(Boolean).join(' · ')}
        </span>
        {score && <span className="figures shrink-0 font-bold">{score}</span>}
        {warning && <span className="max-w-[45%] shrink-0 text-end text-warning">{t(`warning.${warning}`)}</span>}
        {isUnsent && <span className="shrink-0 text-warning">{t('unsent')}</span>}
      </button>
    </li>
  );
});
