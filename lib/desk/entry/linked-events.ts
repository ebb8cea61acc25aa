import type { GameAction, Side } from '#lib/basketball/events.ts';
import { type Draft, eventIdOf } from './stamp.ts';

type Fouler = { side: Side; person: string | null };

/**
 * The entries of one decision: the action, and behind it what it is at the same time. An offensive foul is a turnover of the
 * same player (Statisticians' Manual). `after`: where both go, if not to the end of the log.
 */
export function withLinkedEvents(action: GameAction, commandId: string, after?: string): Draft[] {
  const main: Draft = { action, ...(after !== undefined && { ties: { after } }) };
  if (action.type !== 'foul' || action.kind !== 'offensive') return [main];
  const { side, person } = action;
  const linkedTo = eventIdOf(commandId, 0);
  return [
    main,
    {
      action: { type: 'turnover', side, person, kind: 'offensive-foul' },
      ties: { linkedTo, ...(after !== undefined && { after: linkedTo }) },
    },
  ];
}

/** The second foul of a double foul, and that each of the two was fouled by the other; `first` is the foul already written. */
export function doubleFoulDrafts(
  first: Fouler & { id: string },
  second: Fouler,
  { id: commandId, isInserted }: { id: string; isInserted: boolean },
): Draft[] {
  const place = isInserted && { after: first.id };
  const victim = { side: first.side, person: first.person };
  return [
    { action: { type: 'foul', ...second, kind: 'personal', freeThrows: 0, cancelled: true }, ties: { ...place } },
    { action: { type: 'foul-drawn', ...second }, ties: { linkedTo: first.id, ...place } },
    { action: { type: 'foul-drawn', ...victim }, ties: { linkedTo: eventIdOf(commandId, 0), ...place } },
  ];
}
