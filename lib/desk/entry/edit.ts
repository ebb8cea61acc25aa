import type { GameAction, GameEvent, TurnoverKind } from '#lib/basketball/events.ts';
import type { FoulChoice } from './foul-choices.ts';
import type { Stamp, Ties } from './stamp.ts';

export type Edit = {
  person?: string | null;
  made?: boolean;
  points?: 2 | 3;
  turnover?: TurnoverKind;
  foul?: FoulChoice;
};

/** The entry that takes the place of another: the same moment and the same ties, with what was wrong put right. */
export function editDraft(event: GameEvent, edit: Edit): { action: GameAction; ties: Ties; stamp: Stamp | undefined } {
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
  return { action, ties: { supersedes: id, ...(linkedTo !== undefined && { linkedTo }) }, stamp };
}
