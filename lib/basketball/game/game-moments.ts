import { boxScore } from '#lib/basketball/box-score.ts';
import { type Side, sides } from '#lib/basketball/events.ts';
import { doubleDigits } from '#lib/basketball/ratings/double-digits.ts';
import { currentRun } from './facts.ts';
import type { GameState } from './state.ts';

/** Something worth telling an audience: unanswered points, another team in front, a mark that a player has reached. */
export type GameMoment =
  | { kind: 'run'; side: Side; points: number }
  | { kind: 'lead'; side: Side }
  | { kind: 'milestone'; side: Side; person: string; mark: 'points'; points: number }
  | { kind: 'milestone'; side: Side; person: string; mark: 'double-double' | 'triple-double' };

/** A run is told at eight unanswered points, and again with each four more. */
const run = { least: 8, step: 4 };
/** A scorer is told at twenty points, and again with each ten more. */
const scorer = { least: 20, step: 10 };

/**
 * What has come about between two states of a game, the greatest first: always true of the later one, so that a correction,
 * or many events heard at once, tell nothing that no longer holds.
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

/** As the rules have it: the sign of the difference turns between non-zero values. */
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

const levelOf = (value: number, { least, step }: { least: number; step: number }) =>
  value < least ? 0 : 1 + Math.floor((value - least) / step);
