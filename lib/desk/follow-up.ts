import type { GameAction, Side } from '#lib/basketball/events.ts';
import { otherSide } from '#lib/basketball/other-side.ts';

/** What the table is asked next, because it belongs to what was just written. */
export type FollowUp =
  | { ask: 'assist'; side: Side; linkedTo: string; not: string | null }
  | { ask: 'rebound'; shooting: Side; linkedTo: string }
  | { ask: 'block'; side: Side; linkedTo: string }
  | { ask: 'steal'; side: Side; linkedTo: string }
  | { ask: 'drawn'; side: Side; linkedTo: string; freeThrows: number }
  | { ask: 'free-throw'; side: Side; person: string | null; number: number; of: number; linkedTo: string };

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
      return [{ ask: 'drawn', side: otherSide(action.side), linkedTo: id, freeThrows: action.freeThrows ?? 0 }];
    default:
      return [];
  }
}

/** The free throws of a foul, one question each; made or missed, the next one follows. */
export function freeThrowsOf(of: number, shooter: { side: Side; person: string | null }, linkedTo: string): FollowUp[] {
  return Array.from({ length: of }, (_, index) => ({
    ask: 'free-throw' as const,
    ...shooter,
    number: index + 1,
    of,
    linkedTo,
  }));
}
