import type { CourtLocation, GameAction, GameEvent, ShotKind, Side, TurnoverKind } from '#lib/basketball/events.ts';
import { type FoulChoice, isOnShooter } from './foul-choices.ts';
import type { PointCategory } from './point-categories.ts';
import type { EventLinks, Stamp } from './stamp.ts';

export type Edit = {
  period?: number;
  clockMs?: number;
  side?: Side;
  person?: string | null;
  made?: boolean;
  blocked?: boolean;
  points?: 2 | 3;
  location?: CourtLocation;
  shot?: ShotKind;
  categories?: Partial<Record<PointCategory, boolean>>;
  rebound?: 'offensive' | 'defensive';
  jumpBall?: 'won' | 'lost';
  turnover?: TurnoverKind;
  foul?: FoulChoice;
  /** The number of free throws in the series of this one. */
  of?: number;
};

/** Returns the entry that supersedes another: the same moment, place and links, with the corrections applied. */
export function editDraft(
  event: GameEvent,
  edit: Edit,
): { action: GameAction; links: EventLinks; stamp: Stamp | undefined } {
  const { id, seq, period, clockMs, shotClockMs, wallTime, linkedTo, voids, supersedes, after, operator, ...rest } =
    event;
  const action = { ...rest } as GameAction;
  if (edit.side !== undefined && 'side' in action) action.side = edit.side;
  if (edit.person !== undefined && 'person' in action) action.person = edit.person;
  editKind(action, edit);
  const moment = { period: edit.period ?? period, clockMs: edit.clockMs ?? clockMs };
  const isMoved = moment.period !== period || moment.clockMs !== clockMs;
  const stamp =
    moment.clockMs === null || wallTime === undefined
      ? undefined
      : {
          period: moment.period,
          clockMs: moment.clockMs,
          wallTime,
          ...(shotClockMs !== undefined && !isMoved && { shotClockMs }),
        };
  const links = {
    supersedes: id,
    ...(linkedTo !== undefined && { linkedTo }),
    ...(after !== undefined && { after }),
  };
  return { action, links, stamp };
}

function editKind(action: GameAction, edit: Edit): void {
  switch (action.type) {
    case 'field-goal':
      editShot(action, edit);
      break;
    case 'free-throw':
      action.made = edit.made ?? action.made;
      action.of = edit.of ?? action.of;
      Object.assign(action, edit.categories);
      break;
    case 'rebound':
      action.kind = edit.rebound ?? action.kind;
      break;
    case 'jump-ball':
      action.outcome = edit.jumpBall ?? action.outcome;
      break;
    case 'turnover':
      action.kind = edit.turnover ?? action.kind;
      break;
    case 'foul':
      if (!edit.foul) return;
      action.kind = edit.foul.kind;
      action.freeThrows = edit.foul.freeThrows;
      action.cancelled = edit.foul.cancelled ?? false;
      action.shooting = isOnShooter(edit.foul);
      break;
  }
}

function editShot(action: Extract<GameAction, { type: 'field-goal' }>, edit: Edit): void {
  action.made = edit.made ?? action.made;
  action.points = edit.points ?? action.points;
  action.shot = edit.shot ?? action.shot;
  if (edit.location) action.location = edit.location;
  Object.assign(action, edit.categories);
  if (edit.blocked !== undefined) action.blocked = edit.blocked;
  if (edit.made) delete action.blocked;
}
