import type { Side } from '#lib/basketball/events.ts';
import { hasClock, scoreCourse } from './score-course.ts';
import type { StoryFact } from './story-fact.ts';
import type { StoryGame } from './story-game.ts';
import { type PeriodPoints, shapeOfBreaks, tellOvertime, turnByPeriod } from './tell-by-period.ts';
import { shapeOfCourse, tellLargestLead, tellLeadForGood, turnByRun } from './tell-by-score.ts';

export type GameStory = { winner: Side; facts: StoryFact[] };

/**
 * Returns how a finished game was won, in order of telling: who led, what turned it, overtime, how it ended. From the log if it leads to
 * the result, else from the points by period; no facts where neither is known. Null for a game without a winner.
 */
export function gameStory(game: StoryGame): GameStory | null {
  const { home, away } = game.score;
  if (home === away) return null;
  const winner = home > away ? 'home' : 'away';
  const periods = periodsOf(game, winner);
  const course = scoreCourse(game, winner);
  const isTimed = course !== null && hasClock(course, game);
  const shape = course ? shapeOfCourse(course, isTimed) : shapeOfBreaks(periods, game);
  const lead = course && isTimed && shape?.kind !== 'led-throughout' ? tellLeadForGood(course, game) : null;
  const isDecidedLate = lead?.kind === 'late-lead';
  // No quarter decides a game that its last minutes decided.
  const turn = (course && turnByRun(course, game)) ?? (isDecidedLate ? null : turnByPeriod(periods, game));
  // A run says when the lead was taken; late in the game that is worth its own sentence.
  const leadIsNews = isDecidedLate || turn?.kind !== 'decisive-run';
  const facts = [
    shape,
    turn,
    tellOvertime(periods, game),
    lead && leadIsNews ? lead : null,
    course && !isDecidedLate ? tellLargestLead(course) : null,
  ];
  return { winner, facts: facts.filter((fact) => fact !== null) };
}

/** The points by period as the winner sees them; none unless they make the result. */
function periodsOf({ periods, score }: StoryGame, winner: Side): PeriodPoints[] {
  const sum = (side: Side) => periods.reduce((total, points) => total + points[side], 0);
  if (sum('home') !== score.home || sum('away') !== score.away) return [];
  return periods.map(({ period, home, away }) =>
    winner === 'home' ? { period, own: home, other: away } : { period, own: away, other: home },
  );
}
