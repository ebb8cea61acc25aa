import type { EntrantRef, LedgerLine } from '#lib/api/contract/fantasy/common.ts';
import type { FantasyCorrection } from '#lib/api/contract/fantasy/round.ts';

/**
 * Returns who has now what a correction took from an entrant, or had what it gave: the only other one whose count of the item changed, and by
 * the opposite. Null where that is nobody.
 */
export function counterpartOf(
  { cause, changes }: FantasyCorrection,
  entrant: EntrantRef,
  { item, count }: LedgerLine,
): EntrantRef | null {
  if (cause !== 'correction') return null;
  const others = changes.flatMap((change) =>
    change.entrant.number === entrant.number
      ? []
      : change.lines.filter((line) => line.item === item).map(({ count }) => ({ entrant: change.entrant, count })),
  );
  const [other] = others;
  return other && others.length === 1 && other.count === -count ? other.entrant : null;
}
