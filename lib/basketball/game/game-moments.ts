import { boxScore } from '#lib/basketball/box-score.ts';
import type { Side } from '#lib/basketball/events.ts';
import { otherSide } from '#lib/basketball/other-side.ts';
import { doubleDigits } from '#lib/basketball/ratings/double-digits.ts';
import { sides } from '#lib/basketball/sides.ts';
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
/** A new leader is announced after this deficit, and late in the game at every lead change. */
const lead = { minDeficit: 4, lateMs: 5 * 60_000 };
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
  return isLate(after) || deficitOf(after, leader) >= lead.minDeficit ? [{ kind: 'lead', side: leader }] : [];
}

const isLate = ({ clock, profile }: GameState) => clock.period >= profile.periods.count && clock.clockMs <= lead.lateMs;

/** Returns by how much a team trailed between its last lead and the present one. */
function deficitOf({ flow }: GameState, side: Side): number {
  const other = otherSide(side);
  const earlier = flow.scores.slice(0, flow.scores.findLastIndex((score) => score[side] <= score[other]) + 1);
  const lastLead = earlier.findLastIndex((score) => score[side] > score[other]);
  return Math.max(0, ...earlier.slice(lastLead + 1).map((score) => score[other] - score[side]));
}

/** Returns whether a moment still holds: one that waited in a queue may have been overtaken by play or a correction. */
export function isStillTrue(moment: GameMoment, state: GameState): boolean {
  switch (moment.kind) {
    case 'lead':
      return state.flow.leader === moment.side;
    case 'run': {
      const now = currentRun(state);
      return now?.side === moment.side && now.points >= moment.points;
    }
    case 'milestone': {
      const line = boxScore(state)[moment.side].players.find(({ person }) => person === moment.person)?.line;
      if (!line) return false;
      if (moment.mark === 'points') return line.points >= moment.points;
      return doubleDigits(line) >= (moment.mark === 'triple-double' ? 3 : 2);
    }
  }
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
