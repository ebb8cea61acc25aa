import type { GameEvent } from '#lib/basketball/events.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { type Edit, editDraft } from './edit.ts';
import type { Draft, Stamp } from './stamp.ts';

/**
 * A correction of an entry, and of what it is at the same time: the turnover of an offensive foul follows its player, goes
 * with another kind of foul, and comes with this one.
 */
export function editDrafts(
  { log, played }: Pick<GameState, 'log' | 'played'>,
  entry: GameEvent,
  edit: Edit,
): { drafts: Draft[]; stamp: Stamp | undefined } {
  const { action, ties, stamp } = editDraft(entry, edit);
  const main: Draft = { action, ties };
  if (action.type !== 'foul') return { drafts: [main], stamp };
  const versions = versionsOf(log, entry);
  const turnover = played.find((event) => event.type === 'turnover' && versions.includes(event.linkedTo ?? ''));
  if (action.kind !== 'offensive') {
    return {
      drafts: turnover ? [main, { action: { type: 'correction' }, ties: { voids: turnover.id } }] : [main],
      stamp,
    };
  }
  const { side, person } = action;
  const first = versions.at(-1) ?? entry.id;
  if (!turnover) {
    const its: Draft = {
      action: { type: 'turnover', side, person, kind: 'offensive-foul' },
      ties: { linkedTo: first, after: first },
    };
    return { drafts: [main, its], stamp };
  }
  const better = editDraft(turnover, { person });
  return {
    drafts: [main, { action: better.action, ties: better.ties, ...(better.stamp && { stamp: better.stamp }) }],
    stamp,
  };
}

/** The ids of an entry, from the newest version to the first. */
function versionsOf(log: readonly GameEvent[], entry: GameEvent): string[] {
  const older = log.find(({ id }) => id === entry.supersedes);
  return older ? [entry.id, ...versionsOf(log, older)] : [entry.id];
}
