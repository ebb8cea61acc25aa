import type { GameAction, GameEvent } from '#lib/basketball/events.ts';
import { fitsMainAction } from '#lib/basketball/game/standing-versions.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { otherSide } from '#lib/basketball/other-side.ts';
import { type Edit, editDraft } from './edit.ts';
import {
  type LinkedChoice,
  type LinkedKind,
  linkedDrafts,
  linkedEntries,
  linkedKindsOf,
  versionsOf,
} from './linked-entries.ts';
import { placeInLog } from './place-in-log.ts';
import type { Draft, Stamp } from './stamp.ts';

type Log = Pick<GameState, 'log' | 'played'>;

/**
 * Returns the correction of an entry and of what is linked to it: it moves along in time and order, changes sides with
 * it, and is voided where it no longer fits. The turnover of an offensive foul follows the foul's player, is voided when the
 * foul gets another kind, and added when it gets this one. `links`: who else took part, as chosen by the scorer; what the
 * corrected entry cannot have is left out.
 */
export function editDrafts(
  state: Log,
  entry: GameEvent,
  edit: Edit,
  links: Partial<Record<LinkedKind, LinkedChoice>> = {},
): { drafts: Draft[]; stamp: Stamp | undefined } {
  const linked = followersOf(state, entry);
  const edited = editDraft(entry, edit);
  const { action, stamp } = edited;
  const isMoved = stamp && (stamp.period !== entry.period || stamp.clockMs !== entry.clockMs);
  const place = isMoved ? placeInLog(state, [entry, ...linked], stamp) : null;
  const first = versionsOf(state.log, entry).at(-1) ?? entry.id;
  const offered = linkedKindsOf({ ...entry, ...action } as GameEvent).map(({ kind }) => kind);
  const chosen = (Object.entries(links) as [LinkedKind, LinkedChoice][]).filter(([kind]) => offered.includes(kind));
  const isChosen = ({ type }: GameEvent) => chosen.some(([kind]) => kind === type);
  const main: Draft = { action, links: { ...edited.links, ...(place !== null && { after: place }) } };
  const isMainEdited = Object.keys(edit).length > 0;
  const followers = linked
    .filter((event) => !isChosen(event))
    .flatMap((event) => followerDraft(event, entry, { action, edit, moved: isMoved ? stamp : null }, place && first));
  return {
    drafts: [
      ...(isMainEdited ? [main] : []),
      ...followers,
      ...turnoverDrafts(action, linked, first),
      ...chosen.flatMap(([kind, choice]) => linkedDrafts(state, entry, kind, choice)),
    ],
    stamp,
  };
}

/** The entries linked to this one; those of a fouled player are the free throws of the foul. */
function followersOf(state: Log, entry: GameEvent): GameEvent[] {
  if (entry.type !== 'foul-drawn' || entry.linkedTo === undefined) return linkedEntries(state, entry);
  const { linkedTo, person } = entry;
  return state.played.filter(
    (event) => event.type === 'free-throw' && event.linkedTo === linkedTo && event.person === person,
  );
}

type Change = { action: GameAction; edit: Edit; moved: Stamp | null };

function followerDraft(event: GameEvent, entry: GameEvent, change: Change, anchor: string | null): Draft[] {
  const edit = followerEdit(event, entry, change);
  if (edit !== 'void' && Object.keys(edit).length === 0 && !anchor) return [];
  // The log itself leaves out what does not fit, unless it is written anew.
  if (edit === 'void' || !fitsMainAction(event, change.action))
    return [{ action: { type: 'correction' }, links: { voids: event.id } }];
  const { action, links, stamp } = editDraft(event, edit);
  return [{ action, links: { ...links, ...(anchor && { after: anchor }) }, ...(stamp && { stamp }) }];
}

function followerEdit(event: GameEvent, entry: GameEvent, { action, edit, moved }: Change): Edit | 'void' {
  const moment: Edit = moved
    ? {
        period: moved.period,
        clockMs:
          event.clockMs === null || event.clockMs === entry.clockMs || event.clockMs > moved.clockMs
            ? moved.clockMs
            : event.clockMs,
      }
    : {};
  if (action.type === 'foul' && event.type === 'turnover') {
    if (action.kind !== 'offensive') return 'void';
    return { ...moment, side: action.side, person: action.person };
  }
  if (action.type === 'foul' && event.type === 'free-throw' && edit.foul) {
    const of = edit.foul.cancelled ? 0 : edit.foul.freeThrows;
    if (event.number > of) return 'void';
    if (event.of !== of) moment.of = of;
  }
  if (event.type === 'assist' && edit.person && event.person === edit.person) return 'void';
  if (entry.type === 'foul-drawn' && edit.person !== undefined) return { ...moment, person: edit.person };
  const hasSwitched = edit.side !== undefined && 'side' in entry && entry.side !== edit.side;
  if (!hasSwitched || !('side' in event) || !event.side) return moment;
  if (event.type === 'rebound') return { ...moment, rebound: event.kind === 'offensive' ? 'defensive' : 'offensive' };
  return { ...moment, side: otherSide(event.side), person: null };
}

function turnoverDrafts(action: GameAction, linked: readonly GameEvent[], first: string): Draft[] {
  if (action.type !== 'foul' || action.kind !== 'offensive') return [];
  if (linked.some(({ type }) => type === 'turnover')) return [];
  const { side, person } = action;
  return [
    {
      action: { type: 'turnover', side, person, kind: 'offensive-foul' },
      links: { linkedTo: first, after: first },
    },
  ];
}
