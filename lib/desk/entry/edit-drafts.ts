import type { GameEvent } from '#lib/basketball/events.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { type Edit, editDraft } from './edit.ts';
import type { Draft, Stamp } from './stamp.ts';

/**
 * Returns the correction of an entry and of its linked turnover. The turnover of an offensive foul follows the foul's
 * player, is voided when the foul gets another kind, and added when it gets this one.
 */
export function editDrafts(
  { log, played }: Pick<GameState, 'log' | 'played'>,
  entry: GameEvent,
  edit: Edit,
): { drafts: Draft[]; stamp: Stamp | undefined } {
  const { action, links, stamp } = editDraft(entry, edit);
  const main: Draft = { action, links };
  if (action.type !== 'foul') return { drafts: [main], stamp };
  const versions = versionsOf(log, entry);
  const turnover = played.find((event) => event.type === 'turnover' && versions.includes(event.linkedTo ?? ''));
  if (action.kind !== 'offensive') {
    return {
      drafts: turnover ? [main, { action: { type: 'correction' }, links: { voids: turnover.id } }] : [main],
      stamp,
    };
  }
  const { side, person } = action;
  const firstId = versions.at(-1) ?? entry.id;
  if (!turnover) {
    const offensiveTurnover: Draft = {
      action: { type: 'turnover', side, person, kind: 'offensive-foul' },
      links: { linkedTo: firstId, after: firstId },
    };
    return { drafts: [main, offensiveTurnover], stamp };
  }
  const corrected = editDraft(turnover, { person });
  return {
    drafts: [
      main,
      { action: corrected.action, links: corrected.links, ...(corrected.stamp && { stamp: corrected.stamp }) },
    ],
    stamp,
  };
}

/** Returns the ids of an entry, from the newest version to the first. */
function versionsOf(log: readonly GameEvent[], entry: GameEvent): string[] {
  const older = log.find(({ id }) => id === entry.supersedes);
  return older ? [entry.id, ...versionsOf(log, older)] : [entry.id];
}
