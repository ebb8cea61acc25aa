'use client';

import { useDeskText } from '#components/desk/shared/desk-text.ts';
import { KeyButton } from '#components/desk/shared/key-button.tsx';
import { listedPlayer } from '#components/desk/shared/person-name.ts';
import type { Desk } from '#components/desk/shared/use-desk.ts';
import { cx } from '#components/ui/cx.ts';
import type { Side } from '#lib/basketball/events.ts';
import { teamBoard } from '#lib/basketball/game/facts.ts';
import { playerKeys, teamKeys } from '#lib/desk/entry/keys.ts';
import { playersToReplace } from '#lib/desk/entry/players-to-replace.ts';
import { LineupDialog } from './lineup-dialog.tsx';
import { PlayerButton } from './player-button.tsx';
import { ReplacementNotice } from './replacement-notice.tsx';
import { TeamHead } from './team-head.tsx';
import { TimeoutButton } from './timeout-button.tsx';

/**
 * A team at the scorer's desk: score, fouls and time-outs, and buttons for the players on court. `person` null is the
 * team itself.
 */
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
  const isLeaving = playersToReplace(desk.state, side).some(({ person }) => person !== null);
  const board = teamBoard(desk.state, side);
  const players = board.onCourt.flatMap((id) => listedPlayer(desk.snapshot.live.sheet, side, id) ?? []);
  return (
    <section aria-label={desk.snapshot.game[side]?.name ?? t(side)} className="h-full bg-raised p-2">
      <TeamHead desk={desk} side={side} board={board} />
      <ReplacementNotice desk={desk} side={side} />
      <div className="mt-2 flex flex-col gap-1.5">
        {players.map((player, index) => (
          <PlayerButton
            key={player.id}
            player={player}
            state={desk.state.teams[side].players[player.id]}
            limit={desk.state.profile.playerFouls.limit}
            isPicked={picked === player.id}
            keyName={playerKeys[side][index]}
            onPick={() => onPick(player.id)}
          />
        ))}
        <KeyButton
          keyName={teamKeys[side].team}
          aria-pressed={picked === null}
          className={cx(
            'px-1! leading-tight whitespace-normal!',
            picked === null && 'border-2 border-ink bg-highlight!',
          )}
          onClick={() => onPick(null)}
        >
          {t('team')}
        </KeyButton>
        {!isLeaving && <LineupDialog desk={desk} side={side} />}
        <TimeoutButton desk={desk} kind="team" side={side} isSpent={board.timeoutsLeft === 0}>
          {t('timeout')}
        </TimeoutButton>
      </div>
    </section>
  );
}
