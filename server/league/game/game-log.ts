import type { GameEvent, Side } from '#lib/basketball/events.ts';
import type { RulesProfile } from '#lib/basketball/rules/profile.ts';

/** A player on the sheet of a game, in the order of the sheet. */
export type SheetPlayer = { personId: string; number: string | null };

/** A whole game to be recorded: `person` in the events is the id of a person of the tenant. */
export type GameLog = {
  source: string;
  /** Tells this log, its sheet and official numbers from any other; equal hash = nothing to do. */
  hash: string;
  profile: RulesProfile;
  finished: boolean;
  events: readonly GameEvent[];
  sheet: Record<Side, readonly SheetPlayer[]>;
  coaches: Record<Side, string | null>;
  attendance: number | null;
  /** The numbers of the source itself and how ours differ; kept beside, never mixed in. */
  official: { box: unknown; agreement: unknown } | null;
};

/** Where the game stands: what its projections are filed under. */
export type GamePlace = {
  tenantId: string;
  gameId: string;
  leagueId: string;
  teams: Record<Side, string>;
};
