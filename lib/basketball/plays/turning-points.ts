import type { Side } from '#lib/basketball/events.ts';
import { leadChangesAt } from './lead-changes-at.ts';
import { isScoring, type PlayLike } from './play-like.ts';

/** A basket that gave `side` the lead of the other team. */
export type LeadChange<Play> = { side: Side; play: Play };

/** Returns the lead changes, as `playFlow` counts them: the margin changes its sign; to level and back is none. */
export function leadChanges<Play extends PlayLike>(plays: readonly Play[]): LeadChange<Play>[] {
  const scoring = plays.filter(isScoring);
  const changes = leadChangesAt(scoring.map(({ score }) => score.home - score.away));
  return changes.flatMap((index) => {
    const play = scoring[index];
    return play ? [{ side: play.score.home > play.score.away ? 'home' : 'away', play }] : [];
  });
}

/** Unanswered points of a team: its first and last play of them. */
export type ScoringRun<Play> = { side: Side; points: number; from: Play; to: Play };

/** Returns the largest runs of at least `minPoints`, no more than `count`, in order of play. */
export function largestRuns<Play extends PlayLike>(
  plays: readonly Play[],
  { minPoints, count }: { minPoints: number; count: number },
): ScoringRun<Play>[] {
  const runs: ScoringRun<Play>[] = [];
  let before = 0;
  for (const play of plays) {
    if (!isScoring(play) || !play.side) continue;
    const total = play.score.home + play.score.away;
    const points = total - before;
    before = total;
    const run = runs.at(-1);
    if (run?.side === play.side) runs[runs.length - 1] = { ...run, points: run.points + points, to: play };
    else runs.push({ side: play.side, points, from: play, to: play });
  }
  const large = runs.filter(({ points }) => points >= minPoints);
  const largest = new Set(large.toSorted((one, other) => other.points - one.points).slice(0, count));
  return large.filter((run) => largest.has(run));
}
