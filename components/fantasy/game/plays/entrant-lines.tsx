import { LedgerLines } from '#components/fantasy/ledger/ledger-lines.tsx';
import type { LedgerLine } from '#lib/api/contract/fantasy/common.ts';
import type { Play } from '#lib/api/contract/play-by-play.ts';
import { LinesWithPlays } from './lines-with-plays.tsx';
import { OpenedLines } from './opened-lines.tsx';

/** The lines of an entrant in a game; those of a player in a game with a log open down to their plays. */
export function EntrantLines({
  gameId,
  personId,
  regularPeriods,
  lines,
  plays,
}: {
  gameId: string;
  /** Null for a coach. */
  personId: string | null;
  /** Null for a game without a log. */
  regularPeriods: number | null;
  lines: readonly LedgerLine[];
  /** Of a running game; those of another one are fetched when they are wanted. */
  plays?: readonly Play[] | undefined;
}) {
  if (personId === null || regularPeriods === null) return <LedgerLines lines={lines} />;
  const ofPlayer = { regularPeriods, personId, lines };
  if (plays) return <LinesWithPlays {...ofPlayer} plays={plays} />;
  return (
    <OpenedLines {...ofPlayer} gameId={gameId}>
      <LedgerLines lines={lines} />
    </OpenedLines>
  );
}
