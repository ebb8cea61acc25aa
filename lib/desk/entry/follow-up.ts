import type { FoulKind, GameAction, Side } from '#lib/basketball/events.ts';
import { otherSide } from '#lib/basketball/other-side.ts';

/** Free throws that a foul has given. `isBallLive`: the last one can be rebounded. */
type Throws = { freeThrows: number; isBallLive: boolean };

/** What the table is asked next, because it belongs to what was just written. */
export type FollowUp =
  | { ask: 'assist'; side: Side; linkedTo: string; not: string | null }
  | { ask: 'rebound'; shooting: Side; linkedTo: string }
  | { ask: 'block'; side: Side; linkedTo: string }
  | { ask: 'steal'; side: Side; linkedTo: string }
  | ({ ask: 'drawn'; side: Side; linkedTo: string } & Throws)
  /** Who shoots where nobody was fouled, or somebody else than who was. */
  | ({ ask: 'shooter'; side: Side; linkedTo: string } & Throws)
  /** The other half of a double foul; `first` has committed the one that is written. */
  | { ask: 'double'; side: Side; linkedTo: string; first: string | null }
  | {
      ask: 'free-throw';
      side: Side;
      person: string | null;
      number: number;
      of: number;
      linkedTo: string;
      isBallLive: boolean;
    };

/** Somebody was touched: they are counted as fouled. Nobody draws a technical (Statisticians' Manual). */
const contact: ReadonlySet<FoulKind> = new Set([
  'personal',
  'offensive',
  'unsportsmanlike',
  'deliberate',
  'flagrant',
  'throw-in',
  'disqualifying',
]);

/** The questions that follow an action written under `id`, in order. */
export function followUpsOf(action: GameAction, id: string): FollowUp[] {
  switch (action.type) {
    case 'field-goal':
      if (action.made) return [{ ask: 'assist', side: action.side, linkedTo: id, not: action.person }];
      return [
        ...(action.blocked ? [{ ask: 'block' as const, side: otherSide(action.side), linkedTo: id }] : []),
        { ask: 'rebound', shooting: action.side, linkedTo: id },
      ];
    case 'free-throw':
      if (action.made || action.number < action.of) return [];
      return [{ ask: 'rebound', shooting: action.side, linkedTo: id }];
    case 'turnover':
      if (action.kind !== 'bad-pass' && action.kind !== 'ball-handling') return [];
      return [{ ask: 'steal', side: otherSide(action.side), linkedTo: id }];
    case 'foul':
      return followUpsOfFoul(action, id);
    default:
      return [];
  }
}

function followUpsOfFoul(foul: Extract<GameAction, { type: 'foul' }>, id: string): FollowUp[] {
  const side = otherSide(foul.side);
  const freeThrows = foul.freeThrows ?? 0;
  if (foul.cancelled) return [{ ask: 'double', side, linkedTo: id, first: foul.person }];
  // After the throws of every other foul a throw-in follows: nobody rebounds the last one.
  const throws: Throws = { freeThrows, isBallLive: foul.kind === 'personal' };
  if (contact.has(foul.kind)) return [{ ask: 'drawn', side, linkedTo: id, ...throws }];
  return freeThrows > 0 ? [{ ask: 'shooter', side, linkedTo: id, ...throws }] : [];
}

/** The free throws of a foul, one question each; made or missed, the next one follows. */
export function freeThrowsOf(
  { freeThrows, side, linkedTo, isBallLive }: Extract<FollowUp, { ask: 'drawn' | 'shooter' }>,
  person: string | null,
): FollowUp[] {
  return Array.from({ length: freeThrows }, (_, index) => ({
    ask: 'free-throw' as const,
    side,
    person,
    number: index + 1,
    of: freeThrows,
    linkedTo,
    isBallLive,
  }));
}
