import { mainPlays } from './main-plays.ts';
import type { PlayLike } from './play-like.ts';

/** Plays that are read as one: the main one first. */
export type PlayRow<Play> = readonly [Play, ...Play[]];

/**
 * Returns plays as rows, each at the place of its main play: an action with what is linked to it, the free
 * throws of one trip, the substitutions of one stoppage, the beginning of a game with that of its period.
 */
export function playRows<Play extends PlayLike>(plays: readonly Play[]): PlayRow<Play>[] {
  const mains = mainPlays(plays);
  const rows: [Play, ...Play[]][] = [];
  const rowOf = new Map<Play, [Play, ...Play[]]>();
  for (const play of plays) {
    if (mains.has(play.id)) continue;
    const open = rows.findLast((row, index) => continues(play, row, index === rows.length - 1));
    if (open) open.push(play);
    else rows.push([play]);
    const row = open ?? rows.at(-1);
    if (row) rowOf.set(play, row);
  }
  for (const play of plays) {
    const main = mains.get(play.id);
    if (main) rowOf.get(rootOf(main, mains))?.push(play);
  }
  return rows;
}

/** A steal may belong to a turnover that belongs to a foul. */
function rootOf<Play extends PlayLike>(main: Play, mains: ReadonlyMap<string, Play>): Play {
  const further = mains.get(main.id);
  return further ? rootOf(further, mains) : main;
}

function continues(play: PlayLike, row: PlayRow<PlayLike>, isLatest: boolean): boolean {
  const last = row.at(-1) ?? row[0];
  if (last.period !== play.period) return false;
  if (play.action.type === 'free-throw') return isSameTrip(play, last);
  if (!isLatest) return false;
  if (isSubstitution(play)) return isSubstitution(last) && last.clockMs === play.clockMs;
  return isLifecycle(play) && isLifecycle(last);
}

function isSameTrip(play: PlayLike, last: PlayLike): boolean {
  const { type, number = 0, of } = play.action;
  return (
    last.action.type === type &&
    last.side === play.side &&
    last.player === play.player &&
    last.clockMs === play.clockMs &&
    last.action.of === of &&
    (last.action.number ?? 0) < number
  );
}

const isSubstitution = ({ action }: PlayLike) =>
  action.type === 'substitution-in' || action.type === 'substitution-out';

const lifecycle: ReadonlySet<string> = new Set(['game-start', 'period-start', 'period-end', 'game-end']);

export const isLifecycle = ({ action }: PlayLike) => lifecycle.has(action.type);
