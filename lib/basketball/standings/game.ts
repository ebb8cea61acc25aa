import type { Side } from '#lib/basketball/events.ts';

export type Score = { home: number; away: number };

const standingsGameStates = [
  'scheduled',
  'live',
  'final',
  'forfeited',
  'defaulted',
  'annulled',
  'postponed',
  'suspended',
  'cancelled',
] as const;
export type StandingsGameState = (typeof standingsGameStates)[number];

/** A game as a table sees it. Only `final`, `forfeited` and `defaulted` count; the others are open or void. */
export type StandingsGame = {
  id: string;
  home: string;
  away: string;
  state: StandingsGameState;
  /** Final score, overtime included; null while there is none. A final game without a score is taken as still open. */
  score: Score | null;
  /** Score after the regular periods; absent: there was no overtime. */
  regulationScore?: Score | null;
  /** Who is guilty of a forfeit or default. Absent: the side with fewer points in `score`. */
  guilty?: Side | 'both' | null;
  /** Score given by decision where it is not the profile's 20–0 or 2–0. */
  awardedScore?: Score | null;
  /** ISO 8601, for form and streak; a game without date takes its place by the last date of its `round`. */
  date?: string | null;
  round?: number | null;
};

export type StandingsTeam = { id: string; name?: string };

/** Taken from a team's classification points, or from its wins where the profile ranks by wins or win share. */
export type Deduction = { team: string; points?: number; wins?: number; reason?: string; date?: string };

const annulmentPolicies = ['delete-all', 'keep-played', 'forfeit-all'] as const;
/**
 * What happens to the games of a team that withdrew or was expelled: all leave the table; those played stay and the open
 * ones are forfeited; or all are forfeited. In each case the team is listed last.
 */
export type AnnulmentPolicy = (typeof annulmentPolicies)[number];
export type Annulment = { team: string; policy: AnnulmentPolicy; reason?: string; date?: string };

/** A draw of lots: the teams in the order drawn. It decides only between teams which are level in everything. */
export type DrawOfLots = { teams: readonly string[]; date?: string };
