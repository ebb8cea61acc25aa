import type { Side } from '#lib/basketball/events.ts';
import { otherSide } from '#lib/basketball/other-side.ts';
import type { StoryGame } from './story-game.ts';

/** A score as the winner of the game sees it. `period` is null where the points by period are not known. */
export type Step = { own: number; other: number; elapsedMs: number; period: number | null };

const maxPoints = 3;

/**
 * Returns the scores of a log as the winner sees them, from 0–0 on. Null unless the log leads in steps of one to three points, by one side
 * at a time, to the result: what is said of a game must hold for its official score.
 */
export function scoreCourse({ scores, score, periods }: StoryGame, winner: Side): Step[] | null {
  const loser = otherSide(winner);
  const last = scores.at(-1);
  if (!last || last.home !== score.home || last.away !== score.away) return null;
  const periodOf = periodFinder(periods, score);
  const steps: Step[] = [{ own: 0, other: 0, elapsedMs: 0, period: periodOf({ home: 0, away: 0 }) }];
  let before = { home: 0, away: 0 };
  for (const at of scores) {
    const [home, away] = [at.home - before.home, at.away - before.away];
    if (Math.min(home, away) !== 0 || home + away < 1 || home + away > maxPoints) return null;
    steps.push({ own: at[winner], other: at[loser], elapsedMs: at.elapsedMs, period: periodOf(at) });
    before = at;
  }
  return steps;
}

/** Whether the clock of a log can be trusted: it never goes back, and reaches the last minutes of regulation. */
export function hasClock(steps: readonly Step[], { regularPeriods, periodMs }: StoryGame): boolean {
  const isOrdered = steps.every(({ elapsedMs }, index) => elapsedMs >= (steps[index - 1]?.elapsedMs ?? 0));
  return isOrdered && (steps.at(-1)?.elapsedMs ?? 0) > (regularPeriods - 0.5) * periodMs;
}

type Score = StoryGame['score'];

/** A score belongs to the first period at whose end neither side had fewer points: exact at the buzzer too, unlike the clock. */
function periodFinder(periods: StoryGame['periods'], final: Score): (score: Score) => number | null {
  const ends: (Score & { period: number })[] = [];
  for (const { period, home, away } of periods) {
    const before = ends.at(-1) ?? { home: 0, away: 0 };
    ends.push({ period, home: before.home + home, away: before.away + away });
  }
  const last = ends.at(-1);
  if (last?.home !== final.home || last.away !== final.away) return () => null;
  return ({ home, away }) => ends.find((end) => end.home >= home && end.away >= away)?.period ?? null;
}
