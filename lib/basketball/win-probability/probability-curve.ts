import type { Forecast } from './forecast.ts';
import { type GameDuration, timeLeft } from './time-left.ts';
import { decidedProbability, winProbability } from './win-probability.ts';

type ScoreAt = { elapsedMs: number; home: number; away: number };

export type ProbabilityPoint = { elapsedMs: number; home: number };

export type PlayedGame = GameDuration & {
  /** In order of play. */
  scores: readonly ScoreAt[];
  /** How far the game has been played. */
  untilMs: number;
  isOver: boolean;
};

/** Between scores the probability moves with the clock alone; it is drawn at these intervals. */
const intervalMs = 30_000;

/** Returns the home team's win probability from tip-off on: at each score, between scores, and where the game stands. */
export function probabilityCurve(game: PlayedGame, forecast: Forecast): ProbabilityPoint[] {
  const { scores, untilMs, isOver } = game;
  const points: ProbabilityPoint[] = [];
  let lead = 0;
  let fromMs = 0;
  const add = (elapsedMs: number) =>
    points.push({ elapsedMs, home: winProbability(lead, timeLeft(elapsedMs, lead === 0, game), forecast) });
  const addUntil = (endMs: number) => {
    for (let elapsedMs = fromMs; elapsedMs < endMs; elapsedMs += intervalMs) add(elapsedMs);
    if (endMs > fromMs) add(endMs);
    fromMs = Math.max(fromMs, endMs);
  };
  for (const { elapsedMs, home, away } of scores) {
    addUntil(elapsedMs);
    lead = home - away;
    add(fromMs);
  }
  addUntil(untilMs);
  if (isOver) points.push({ elapsedMs: fromMs, home: decidedProbability(lead) });
  return points;
}
