import type { GameAction, Side } from '#lib/basketball/events.ts';
import { otherSide } from '#lib/basketball/other-side.ts';
import { contactKinds } from '#lib/basketball/rules/contact-kinds.ts';
import type { PointCategory } from './point-categories.ts';

/** The free throws of a foul. `isBallLive`: the last one can be rebounded. */
type FoulThrows = { freeThrows: number; isBallLive: boolean };

/** A question to the scorer that follows from the last action. */
export type FollowUp =
  | { kind: 'assist'; side: Side; linkedTo: string; not: string | null }
  | { kind: 'rebound'; shooting: Side; linkedTo: string }
  | { kind: 'block'; side: Side; linkedTo: string }
  | { kind: 'steal'; side: Side; linkedTo: string }
  /** The opponent of who won a jump ball. */
  | { kind: 'jump-lost'; side: Side; linkedTo: string }
  | ({ kind: 'drawn'; side: Side; linkedTo: string } & FoulThrows)
  /** The shooter, where no player was fouled or another one shoots. */
  | ({ kind: 'shooter'; side: Side; linkedTo: string } & FoulThrows)
  /** The other foul of a double foul; `first` committed the one already recorded. */
  | { kind: 'double'; side: Side; linkedTo: string; first: string | null }
  | {
      kind: 'free-throw';
      side: Side;
      person: string | null;
      number: number;
      of: number;
      linkedTo: string;
      isBallLive: boolean;
      /** Those that the scorer has said; the others follow from the log. */
      categories?: Partial<Record<PointCategory, boolean>>;
    };

/** Returns the questions that follow an action recorded under `id`, in order. */
export function followUpsOf(action: GameAction, id: string): FollowUp[] {
  switch (action.type) {
    case 'field-goal':
      if (action.made) return [{ kind: 'assist', side: action.side, linkedTo: id, not: action.person }];
      return [
        ...(action.blocked ? [{ kind: 'block' as const, side: otherSide(action.side), linkedTo: id }] : []),
        { kind: 'rebound', shooting: action.side, linkedTo: id },
      ];
    case 'free-throw':
      if (action.made || action.number < action.of) return [];
      return [{ kind: 'rebound', shooting: action.side, linkedTo: id }];
    case 'turnover':
      if (action.kind !== 'bad-pass' && action.kind !== 'ball-handling') return [];
      return [{ kind: 'steal', side: otherSide(action.side), linkedTo: id }];
    case 'jump-ball':
      return action.outcome === 'won' ? [{ kind: 'jump-lost', side: otherSide(action.side), linkedTo: id }] : [];
    case 'foul':
      return followUpsOfFoul(action, id);
    default:
      return [];
  }
}

function followUpsOfFoul(foul: Extract<GameAction, { type: 'foul' }>, id: string): FollowUp[] {
  const side = otherSide(foul.side);
  const freeThrows = foul.freeThrows ?? 0;
  if (foul.cancelled) return [{ kind: 'double', side, linkedTo: id, first: foul.person }];
  // The free throws of all other fouls are followed by a throw-in, so the last one cannot be rebounded.
  const throws: FoulThrows = { freeThrows, isBallLive: foul.kind === 'personal' };
  if (contactKinds.has(foul.kind)) return [{ kind: 'drawn', side, linkedTo: id, ...throws }];
  return freeThrows > 0 ? [{ kind: 'shooter', side, linkedTo: id, ...throws }] : [];
}

/** Returns the free throws of a foul, one question each; made or missed, the next one follows. */
export function freeThrowsOf(
  { freeThrows, side, linkedTo, isBallLive }: Extract<FollowUp, { kind: 'drawn' | 'shooter' }>,
  person: string | null,
): FollowUp[] {
  return Array.from({ length: freeThrows }, (_, index) => ({
    kind: 'free-throw' as const,
    side,
    person,
    number: index + 1,
    of: freeThrows,
    linkedTo,
    isBallLive,
  }));
}
