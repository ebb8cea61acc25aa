/** The score after a scoring play; `elapsedMs` is the playing time since tip-off. */
type ScoreAt = { elapsedMs: number; home: number; away: number };

/** A finished game with all that is known of how its points were made. */
export type StoryGame = {
  score: { home: number; away: number };
  /** Points of each period, regular periods first. Empty if only the result is known. */
  periods: readonly { period: number; home: number; away: number }[];
  regularPeriods: number;
  periodMs: number;
  overtimeMs: number;
  /** In order of play. Empty without a log. */
  scores: readonly ScoreAt[];
};
