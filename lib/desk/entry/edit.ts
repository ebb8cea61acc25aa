import type { GameAction, GameEvent, TurnoverKind } from '#lib/basketball/events.ts';
import type { FoulChoice } from './foul-choices.ts';
import type { EventLinks, Stamp } from './stamp.ts';

export type Edit = {
  person?: string | null;
  made?: boolean;
  points?: 2 | 3;
  turnover?: TurnoverKind;
  foul?: FoulChoice;
};

/** Returns the entry that supersedes another: the same moment and links, with the corrections applied. */
export function editDraft(
  event: GameEvent,
  edit: Edit,
): { action: GameAction; links: EventLinks; stamp: Stamp | undefined } {
  const { id, seq, period, clockMs, shotClockMs, wallTime, linkedTo, voids, supersedes, after, operator, ...rest } =
    event;
  const action = { ...rest } as GameAction;
  if (edit.person !== undefined && 'person' in action) action.person = edit.person;
  if (edit.made !== undefined && 'made' in action) action.made = edit.made;
  if (edit.made && action.type === 'field-goal') delete action.blocked;
  if (edit.points !== undefined && action.type === 'field-goal') action.points = edit.points;
  if (edit.turnover && action.type === 'turnover') action.kind = edit.turnover;
  if (edit.foul && action.type === 'foul') {
    action.kind = edit.foul.kind;
    action.freeThrows = edit.foul.freeThrows;
    action.cancelled = edit.foul.cancelled ?? false;
  }
  const stamp =
    clockMs === null || wallTime === undefined
      ? undefined
      : { period, clockMs, wallTime, ...(shotClockMs !== undefined && { shotClockMs }) };
  return { action, links: { supersedes: id, ...(linkedTo !== undefined && { linkedTo }) }, stamp };
}
