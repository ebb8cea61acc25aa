import type { positions } from '#lib/api/contract/player.ts';
import type { Side } from '#lib/basketball/events.ts';
import type { Stat } from '#lib/basketball/statistics.ts';
import type { PersonName } from '#server/feeds/csv/person-name.ts';
import type { RowReader } from '#server/feeds/csv/row-reader.ts';
import type { BoxScoreField } from './box-score-fields.ts';
import type { BoxScoreColumn } from './columns.ts';

export type BoxScoreReader = RowReader<BoxScoreColumn>;

/** A line of a player, of the team itself (team rebounds and turnovers), or the total as the source prints it. */
export const lineKinds = ['player', 'team', 'total'] as const;
export type LineKind = (typeof lineKinds)[number];

/** Null: the file has no value. */
export type Counts = Record<Stat, number | null>;

export type BoxScorePerson = PersonName & {
  externalId: string | null;
  number: string | null;
  position: (typeof positions)[number] | null;
  starter: boolean;
  captain: boolean;
  played: boolean;
};

/** One line of a box score, parsed and checked. */
export type BoxScoreRow = {
  /** Line number in the file; the header is line 1. */
  line: number;
  /** The fields that the file has; the others keep what an earlier file had. */
  given: ReadonlySet<BoxScoreField>;
  season: string;
  league: string;
  /** The id of the game's fixture. */
  game: string;
  kind: LineKind;
  /** `side`, `team` or both identify the team. */
  side: Side | null;
  team: { name: string; code: string | null } | null;
  /** Null for team and total lines. */
  person: BoxScorePerson | null;
  counts: Counts;
  benchPoints: number | null;
  /** Charged time-outs of the team; null in lines of players. */
  timeouts: number | null;
};
