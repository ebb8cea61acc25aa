import type { GameEvent, Side } from '#lib/basketball/events.ts';
import type { RulesProfile } from '#lib/basketball/rules/profile.ts';

/** A player on the roster sheet of a game. */
export type SheetPlayer = { personId: string; number: string | null };

/** A whole game to record: `person` in the events is the id of a person of the tenant. */
export type GameLog = {
  source: string;
  /** Identifies this log with its sheet and official statistics; a log with an equal hash is not recorded again. */
  hash: string;
  profile: RulesProfile;
  finished: boolean;
  events: readonly GameEvent[];
  sheet: Record<Side, readonly SheetPlayer[]>;
  coaches: Record<Side, string | null>;
  attendance: number | null;
  /** The source's own statistics and how ours differ; stored separately, never merged. */
  official: { box: unknown; agreement: unknown } | null;
};

/** The keys under which the projections of a game are stored. */
export type GamePlace = {
  tenantId: string;
  gameId: string;
  leagueId: string;
  teams: Record<Side, string>;
};
