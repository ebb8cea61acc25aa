import { GameOfLines } from '#components/fantasy/game/game-of-lines.tsx';
import type { EntrantRef } from '#lib/api/contract/fantasy/common.ts';
import type { SquadRound } from '#lib/api/contract/fantasy/squad.ts';
import { EntrantLines } from './entrant-lines.tsx';

/** The lines of one entrant of a squad below the game that each is of; those of a player in a game with a log open down to their plays. */
export function LinesOfPick({ entrant, lines, games }: Pick<SquadRound, 'lines' | 'games'> & { entrant: EntrantRef }) {
  return games.flatMap(({ game, regularPeriods }) => {
    const inGame = lines.filter(({ gameId }) => gameId === game.id);
    if (inGame.length === 0) return [];
    return (
      <div key={game.id} className="pb-2">
        <GameOfLines game={game} />
        <EntrantLines
          gameId={game.id}
          personId={entrant.player?.id ?? null}
          regularPeriods={regularPeriods}
          lines={inGame}
        />
      </div>
    );
  });
}
