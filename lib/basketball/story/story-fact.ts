/** The part of a game that a fact is about: a quarter, overtime, or `null` where it spans several or the game has no quarters. */
export type StoryPeriod = 'q1' | 'q2' | 'q3' | 'q4' | 'overtime' | null;

/**
 * One thing that is true of how a game was won. `own` is the winner's score, `other` the loser's. `minute` counts from 1; null without a clock.
 */
export type StoryFact =
  /** The winner scored first and was never level again. */
  | { kind: 'led-throughout' }
  /** The winner was level, but never behind. */
  | { kind: 'never-trailed'; ties: number }
  /** The winner's largest deficit, and the score then. */
  | { kind: 'comeback'; deficit: number; own: number; other: number; minute: number | null }
  /** How often the lead changed hands, and the score was level after 0–0. */
  | { kind: 'swings'; changes: number; ties: number }
  /** Unanswered points of the winner, after which the score was never level again. */
  | { kind: 'decisive-run'; points: number; from: Points; to: Points; period: StoryPeriod }
  /** A quarter that the winner won by at least as much as the game. */
  | { kind: 'decisive-period'; period: Exclude<StoryPeriod, 'overtime' | null>; own: number; other: number }
  /** Since when the winner was never level again. */
  | { kind: 'lead-for-good'; minute: number }
  /** The same, in the last two minutes of the last period; `leftMs` is the time left in it. */
  | { kind: 'late-lead'; own: number; other: number; leftMs: number; period: 'overtime' | null }
  /** The score of each side after regulation, and the points of all overtimes. */
  | { kind: 'overtime'; level: number; overtimes: number; own: number; other: number }
  /** The loser was `largest` points behind, then came within `closest`. */
  | { kind: 'chase'; largest: number; closest: number }
  | { kind: 'largest-lead'; points: number }
  /** The winner was behind at the end of a quarter, the one with the largest deficit. */
  | { kind: 'behind-at-break'; own: number; other: number; period: 'q1' | 'q2' | 'q3' }
  /** The winner was ahead at the end of each quarter. */
  | { kind: 'ahead-at-breaks' };

type Points = { own: number; other: number };
