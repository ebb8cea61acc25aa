import { boxScore } from '#lib/basketball/box-score.ts';
import { type Side, sides } from '#lib/basketball/events.ts';
import { doubleDigits } from '#lib/basketball/ratings/double-digits.ts';
import { currentRun } from './facts.ts';
import type { GameState } from './state.ts';

/** A moment worth announcing: a scoring run, a lead change, or a milestone of a player. */
export type GameMoment =
  | { kind: 'run'; side: Side; points: number }
  | { kind: 'lead'; side: Side }
  | { kind: 'milestone'; side: Side; person: string; mark: 'points'; points: number }
  | { kind: 'milestone'; side: Side; person: string; mark: 'double-double' | 'triple-double' };

/** A run is announced at eight unanswered points and at every further four. */
const run = { min: 8, step: 4 };
/** A scorer is announced at twenty points and at every further ten. */
const scorer = { min: 20, step: 10 };

/**
 * Returns the moments between two states of a game, most important first. All hold in the later state, so that a
 * correction or a batch of events announces nothing outdated.
 */
export function gameMoments(before: GameState, after: GameState): GameMoment[] {
  return [...milestones(before, after), ...newRun(before, after), ...newLeader(before, after)];
}

function newRun(before: GameState, after: GameState): GameMoment[] {
  const now = currentRun(after);
  if (!now) return [];
  const known = currentRun(before);
  const isSame = known?.side === now.side && known.from.elapsedMs === now.from.elapsedMs;
  const reached = levelOf(now.points, run);
  return reached > levelOf(isSame ? known.points : 0, run) ? [{ kind: 'run', side: now.side, points: now.points }] : [];
}

/** A lead change as in `playFlow`: the sign of the margin changes between non-zero values. */
function newLeader(before: GameState, after: GameState): GameMoment[] {
  const { leader, leadChanges } = after.flow;
  if (leader === null || leader === before.flow.lastLeader || leadChanges <= before.flow.leadChanges) return [];
  return [{ kind: 'lead', side: leader }];
}

function milestones(before: GameState, after: GameState): GameMoment[] {
  const [earlier, later] = [boxScore(before), boxScore(after)];
  return sides.flatMap((side) => {
    const known = new Map(earlier[side].players.map(({ person, line }) => [person, line]));
    return later[side].players.flatMap(({ person, line }): GameMoment[] => {
      const was = known.get(person);
      const doubles = doubleDigits(line);
      const more = Math.min(doubles, 3) > Math.min(was ? doubleDigits(was) : 0, 3);
      if (more && doubles >= 2) {
        return [{ kind: 'milestone', side, person, mark: doubles > 2 ? 'triple-double' : 'double-double' }];
      }
      if (levelOf(line.points, scorer) <= levelOf(was?.points ?? 0, scorer)) return [];
      return [{ kind: 'milestone', side, person, mark: 'points', points: line.points }];
    });
  });
}

const levelOf = (value: number, { min, step }: { min: number; step: number }) =>
  value < min ? 0 : 1 + Math.floor((value - min) / step);
