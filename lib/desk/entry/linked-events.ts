import type { GameAction, Side } from '#lib/basketball/events.ts';
import { type Draft, eventIdOf } from './stamp.ts';

type Fouler = { side: Side; person: string | null };

/**
 * Returns an action with the event linked to it: an offensive foul is also a turnover of the same player
 * (Statisticians' Manual). `after`: where both are inserted, if not at the end of the log.
 */
export function withLinkedEvents(action: GameAction, commandId: string, after?: string): Draft[] {
  const main: Draft = { action, ...(after !== undefined && { links: { after } }) };
  if (action.type !== 'foul' || action.kind !== 'offensive') return [main];
  const { side, person } = action;
  const linkedTo = eventIdOf(commandId, 0);
  return [
    main,
    {
      action: { type: 'turnover', side, person, kind: 'offensive-foul' },
      links: { linkedTo, ...(after !== undefined && { after: linkedTo }) },
    },
  ];
}

/**
 * Returns the second foul of a double foul, and that each player was fouled by the other; `first` is the foul already
 * recorded.
 */
export function doubleFoulDrafts(
  first: Fouler & { id: string },
  second: Fouler,
  { id: commandId, isInserted }: { id: string; isInserted: boolean },
): Draft[] {
  const place = isInserted && { after: first.id };
  const victim = { side: first.side, person: first.person };
  return [
    { action: { type: 'foul', ...second, kind: 'personal', freeThrows: 0, cancelled: true }, links: { ...place } },
    { action: { type: 'foul-drawn', ...second }, links: { linkedTo: first.id, ...place } },
    { action: { type: 'foul-drawn', ...victim }, links: { linkedTo: eventIdOf(commandId, 0), ...place } },
  ];
}
