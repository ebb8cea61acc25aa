import type { GameEvent, Side } from '#lib/basketball/events.ts';
import type { RulesProfile } from '#lib/basketball/rules/profile.ts';
import type { Stat } from '#lib/basketball/statistics.ts';

/** A player on the roster sheet of a game. */
export type SheetPlayer = { personId: string; number: string | null };

/** `periods` is empty and `overtimes` null where the source does not tell them. */
export type StatedResult = {
  score: Record<Side, number>;
  periods: readonly { period: number; home: number; away: number }[];
  overtimes: number | null;
};

/** The official lines of a game as a feed prints them, keyed as in the feed; `people` maps the keys to ids. */
export type OfficialLines = Record<Side, OfficialSide> & { people: Readonly<Record<string, string>> };

type OfficialSide = {
  players: readonly { key: string; line: Partial<Record<Stat, number | null>> }[];
  total: Partial<Record<Stat, number | null>>;
  benchPoints: number | null;
};

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
  /** First assistant coaches, where the source names them. */
  assistants?: Record<Side, string | null>;
  attendance: number | null;
  /** The source's own statistics and how ours differ; stored separately, never merged. */
  official: { box: OfficialLines; agreement: unknown } | null;
  /** The final result that the source states beside its log; null while it does not say that the game is over. */
  confirmed?: StatedResult | null;
};

/** The keys under which the projections of a game are stored. */
export type GamePlace = {
  tenantId: string;
  gameId: string;
  leagueId: string;
  teams: Record<Side, string>;
};
