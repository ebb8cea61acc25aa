import type { Side } from '#lib/basketball/events.ts';

export type Score = { home: number; away: number };

const standingsGameStates = [
  'scheduled',
  'live',
  'unconfirmed',
  'final',
  'forfeited',
  'defaulted',
  'annulled',
  'postponed',
  'suspended',
  'cancelled',
] as const;
export type StandingsGameState = (typeof standingsGameStates)[number];

/** A game as input of the standings. Only `final`, `forfeited` and `defaulted` count; the others are open or void. */
export type StandingsGame = {
  id: string;
  home: string;
  away: string;
  state: StandingsGameState;
  /** Final score, overtime included; null while there is none. A final game without a score counts as open. */
  score: Score | null;
  /** Score after the regular periods; absent if there was no overtime. */
  regulationScore?: Score | null;
  /** The side at fault for a forfeit or default. Absent: the side with fewer points in `score`. */
  guilty?: Side | 'both' | null;
  /** Score awarded by decision, if it differs from the profile's 20–0 or 2–0. */
  awardedScore?: Score | null;
  /** Of an annulled game: it is played again, as another game. */
  isReplayOrdered?: boolean;
  /** ISO 8601, for form and streak; an undated game is placed by the latest date of its `round`. */
  date?: string | null;
  round?: number | null;
};

export type StandingsTeam = { id: string; name?: string };

/**
 * Deducted from a team's classification points, or from its wins if the profile ranks by wins or winning percentage.
 */
export type Deduction = { team: string; points?: number; wins?: number; reason?: string; date?: string };

export const annulmentPolicies = ['delete-all', 'keep-played', 'forfeit-all'] as const;
/**
 * What happens to the games of a team that withdrew or was expelled: all are deleted; played games stay and open ones
 * are forfeited; or all are forfeited. The team is always listed last.
 */
export type AnnulmentPolicy = (typeof annulmentPolicies)[number];
export type Annulment = { team: string; policy: AnnulmentPolicy; reason?: string; date?: string };

/** What the league may decide about a table beyond the results of games; `annulment`: a team withdrew or was expelled. */
export const standingsDecisionKinds = ['deduction', 'annulment', 'draw'] as const;

/** A draw of lots: teams in the order drawn. Decides only between teams tied on every criterion. */
export type DrawOfLots = { teams: readonly string[]; date?: string };
