import { LedgerLines } from '#components/fantasy/ledger/ledger-lines.tsx';
import type { LedgerLine } from '#lib/api/contract/fantasy/common.ts';
import type { Play } from '#lib/api/contract/play-by-play.ts';
import { playsOfItem } from '#lib/basketball/fantasy/plays-of-item.ts';
import { LinePlays } from './line-plays.tsx';

export type LinesOfPlayer = { regularPeriods: number; personId: string; lines: readonly LedgerLine[] };

/** The lines of a player with the plays of the log that each is counted from. A line that corrects has none of its own. */
export function LinesWithPlays({ plays, regularPeriods, personId, lines }: LinesOfPlayer & { plays: readonly Play[] }) {
  return (
    <LedgerLines
      lines={lines}
      playsOf={({ item, cause }) =>
        cause === 'final' && <LinePlays plays={playsOfItem(plays, personId, item)} regularPeriods={regularPeriods} />
      }
    />
  );
}
