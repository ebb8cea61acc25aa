import type { EntrantRef } from '#lib/api/contract/fantasy/common.ts';
import type { SquadRound } from '#lib/api/contract/fantasy/squad.ts';
import { EntrantLines } from './entrant-lines.tsx';

/** The lines of one entrant of a squad, game by game; those of a player in a game with a log open down to their plays. */
export function LinesOfPick({ entrant, lines, games }: Pick<SquadRound, 'lines' | 'games'> & { entrant: EntrantRef }) {
  return [...Map.groupBy(lines, ({ gameId }) => gameId)].map(([gameId, inGame]) => (
    <EntrantLines
      key={gameId}
      gameId={gameId}
      personId={entrant.player?.id ?? null}
      regularPeriods={games.find(({ id }) => id === gameId)?.regularPeriods ?? null}
      lines={inGame}
    />
  ));
}
