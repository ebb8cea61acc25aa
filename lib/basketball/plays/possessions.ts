import type { FoulKind, Side } from '#lib/basketball/events.ts';
import { otherSide } from '#lib/basketball/other-side.ts';
import { technicalKinds } from '#lib/basketball/rules/technical-kinds.ts';
import type { PlayLike } from './play-like.ts';
import { isLifecycle, type PlayRow } from './play-rows.ts';

/** Rows of one possession; a break stands alone. `side`: the team in control, null where the log does not say. */
export type Possession<Play> = { side: Side | null; rows: PlayRow<Play>[]; isBreak?: true };

/** Who has the ball after a row, and whether that team gives it up; `goesOn` continues even a possession that has ended. */
type Control = { side: Side; ends: boolean; goesOn?: true };

/**
 * Groups the rows of a period by possession, as `playPossession` counts them: offensive rebounds and free throws after a basket
 * continue it. Rows between two possessions (fouls, substitutions) belong to the later one.
 */
export function possessions<Play extends PlayLike>(rows: readonly PlayRow<Play>[]): Possession<Play>[] {
  const groups: Possession<Play>[] = [];
  let control: Control | null = null;
  let waiting: PlayRow<Play>[] = [];
  let technicalShots: Side | null = null;

  /** Adds rows to the last group, or to a new one after a break, at the beginning and where `isNew`. */
  const add = (side: Side | null, added: PlayRow<Play>[], isNew = false) => {
    if (added.length === 0) return;
    const last = groups.at(-1);
    if (isNew || !last || last.isBreak) groups.push({ side, rows: [...added] });
    else last.rows.push(...added);
  };

  for (const row of rows) {
    const [main] = row;
    if (main.action.type === 'foul') technicalShots = technicalShooters(main);
    const isTechnicalShot = main.action.type === 'free-throw' && technicalShots === main.side;
    const next: Control | null = isTechnicalShot ? null : controlOf(row);
    if (isBreak(main)) {
      add(null, waiting);
      waiting = [];
      groups.push({ side: null, rows: [row], isBreak: true });
      if (isLifecycle(main)) control = null;
    } else if (next) {
      const continued = control?.side === next.side && (!control.ends || next.goesOn);
      add(next.side, [...waiting, row], !continued);
      waiting = [];
      control = next;
    } else if (control && !control.ends) {
      add(control.side, [row]);
    } else {
      waiting.push(row);
    }
  }
  add(null, waiting);
  return groups;
}

/** Time-outs, beginnings and ends, and what belongs to no team. */
const isBreak = ({ action, side }: PlayLike) => action.type === 'timeout' || side === null;

function controlOf(row: PlayRow<PlayLike>): Control | null {
  const [{ action, side }] = row;
  const last = row.at(-1)?.action;
  if (!side) return null;
  switch (action.type) {
    case 'field-goal':
      return { side, ends: action.made === true };
    case 'free-throw':
      return { side, ends: last?.made === true && last.number === last.of, goesOn: true };
    case 'rebound':
      return { side, ends: false, goesOn: true };
    case 'turnover':
      return { side, ends: true };
    case 'steal':
      return { side, ends: false };
    case 'foul':
      return row.some((play) => play.action.type === 'turnover') ? { side, ends: true } : null;
    case 'jump-ball':
      return { side: action.outcome === 'won' ? side : otherSide(side), ends: false };
    default:
      return null;
  }
}

/** Returns the team that shoots for a technical foul. */
function technicalShooters({ action, side }: PlayLike): Side | null {
  return side && technicalKinds.has(action.kind as FoulKind) ? otherSide(side) : null;
}
