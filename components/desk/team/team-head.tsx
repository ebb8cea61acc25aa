'use client';

import { useDeskText } from '#components/desk/shared/desk-text.ts';
import type { Desk } from '#components/desk/shared/use-desk.ts';
import { cx } from '#components/ui/cx.ts';
import type { Side } from '#lib/basketball/events.ts';
import type { TeamBoard } from '#lib/basketball/game/facts.ts';
import { teamKeys } from '#lib/desk/entry/keys.ts';

/** The scoreboard of a team. */
export function TeamHead({ desk, side, board }: { desk: Desk; side: Side; board: TeamBoard }) {
  const { t } = useDeskText(desk.state.profile.periods.count);
  return (
    <header className="endline pt-2">
      <div className="flex items-end justify-between gap-2">
        <h2 className="headline min-w-0 truncate text-xl">{desk.snapshot.game[side]?.shortName ?? t(side)}</h2>
        <output aria-label={t('score')} className="headline figures text-4xl leading-none">
          {board.score}
        </output>
      </div>
      <div className="flex items-center justify-between gap-2 text-sm leading-tight text-quiet">
        <p className="flex flex-wrap gap-x-3">
          <span className={cx(board.penalty && 'font-bold text-negative')}>
            {t(board.penalty ? 'teamFoulsBonus' : 'teamFouls', { count: board.fouls })}
          </span>
          <span>{t('timeoutsLeft', { count: board.timeoutsLeft })}</span>
        </p>
        <button
          type="button"
          data-key={teamKeys[side].arrow}
          aria-pressed={board.hasArrow}
          aria-label={t('setArrow')}
          className={cx('size-11 shrink-0 text-lg leading-none', board.hasArrow ? 'font-bold text-ink' : 'opacity-40')}
          onClick={() => desk.write([{ action: { type: 'possession-arrow', side } }])}
        >
          {side === 'home' ? '◀' : '▶'}
        </button>
      </div>
    </header>
  );
}
