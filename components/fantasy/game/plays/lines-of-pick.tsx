import type { Pick as SquadPick } from '#lib/api/contract/fantasy/common.ts';
import type { SquadRound } from '#lib/api/contract/fantasy/squad.ts';
import { EntrantLines } from './entrant-lines.tsx';

/** The lines of one of a squad, game by game; those of a player in a game with a log open down to their plays. */
export function LinesOfPick({
  pick: { entrant },
  of: { lines, games },
}: {
  pick: Pick<SquadPick, 'entrant'>;
  of: Pick<SquadRound, 'lines' | 'games'>;
}) {
  const own = lines.filter((line) => line.entrant === entrant.number);
  return [...Map.groupBy(own, ({ gameId }) => gameId)].map(([gameId, inGame]) => (
    <EntrantLines
      key={gameId}
      gameId={gameId}
      personId={entrant.player?.id ?? null}
      regularPeriods={games.find(({ id }) => id === gameId)?.regularPeriods ?? null}
      lines={inGame}
    />
  ));
}
