import { LedgerLines } from '#components/fantasy/ledger/ledger-lines.tsx';
import type { LedgerLine, Pick as SquadPick } from '#lib/api/contract/fantasy/common.ts';
import type { SquadRound } from '#lib/api/contract/fantasy/squad.ts';
import { OpenedLines } from './opened-lines.tsx';

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
    <LinesOfGame
      key={gameId}
      gameId={gameId}
      personId={entrant.player?.id ?? null}
      regularPeriods={games.find(({ id }) => id === gameId)?.regularPeriods ?? null}
      lines={inGame}
    />
  ));
}

function LinesOfGame({
  gameId,
  personId,
  regularPeriods,
  lines,
}: {
  gameId: string;
  /** Null for a coach. */
  personId: string | null;
  /** Null for a game without a log. */
  regularPeriods: number | null;
  lines: readonly LedgerLine[];
}) {
  const drawn = <LedgerLines lines={lines} />;
  if (personId === null || regularPeriods === null) return drawn;
  return (
    <OpenedLines gameId={gameId} personId={personId} regularPeriods={regularPeriods} lines={lines}>
      {drawn}
    </OpenedLines>
  );
}
