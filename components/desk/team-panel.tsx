'use client';

import { Button } from '#components/ui/button.tsx';
import { cx } from '#components/ui/cx.ts';
import type { Side } from '#lib/basketball/events.ts';
import { teamBoard } from '#lib/basketball/game/facts.ts';
import { useDeskText } from './desk-text.ts';
import { FiveDialog } from './five-dialog.tsx';
import { playerOf } from './person-name.ts';
import { PlayerButton } from './player-button.tsx';
import type { Desk } from './use-desk.ts';

/** A team at the table: its score, fouls and time-outs, and who is on court to be tapped. `person` null is the team itself. */
export function TeamPanel({
  desk,
  side,
  picked,
  onPick,
}: {
  desk: Desk;
  side: Side;
  picked: string | null | undefined;
  onPick: (person: string | null) => void;
}) {
  const { t } = useDeskText(desk.state.profile.periods.count);
  const team = desk.table.game[side];
  const board = teamBoard(desk.state, side);
  const players = board.onCourt.flatMap((id) => playerOf(desk.table.live.sheet, side, id) ?? []);
  return (
    <section aria-label={team?.name ?? t(side)} className="min-w-0 bg-raised p-3">
      <header className="endline flex items-baseline justify-between gap-2 pt-2">
        <h2 className="headline truncate text-xl">{team?.shortName ?? t(side)}</h2>
        <p className="headline figures text-4xl">{board.score}</p>
      </header>
      <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-quiet">
        <span className={cx(board.penalty && 'font-bold text-negative')}>{t('teamFouls', { count: board.fouls })}</span>
        <span>{t('timeoutsLeft', { count: board.timeoutsLeft })}</span>
        {board.hasArrow && <span className="font-bold text-ink">{t('arrow')}</span>}
      </p>
      <div className="mt-2 flex flex-col gap-1.5">
        {players.map((player) => (
          <PlayerButton
            key={player.id}
            player={player}
            state={desk.state.teams[side].players[player.id]}
            limit={desk.state.profile.playerFouls.limit}
            isPicked={picked === player.id}
            onPick={() => onPick(player.id)}
          />
        ))}
        <Button
          aria-pressed={picked === null}
          className={cx(picked === null && 'border-2 border-ink')}
          onClick={() => onPick(null)}
        >
          {t('team')}
        </Button>
        <FiveDialog desk={desk} side={side} />
        <Button
          disabled={board.timeoutsLeft === 0}
          onClick={() => desk.write([{ action: { type: 'timeout', kind: 'team', side } }])}
        >
          {t('timeout')}
        </Button>
        <Button size="sm" onClick={() => desk.write([{ action: { type: 'possession-arrow', side } }])}>
          {t('setArrow')}
        </Button>
      </div>
    </section>
  );
}
