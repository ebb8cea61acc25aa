import type { positions } from '#lib/api/contract/player.ts';
import type { Side } from '#lib/basketball/events.ts';
import type { Stat } from '#lib/basketball/statistics.ts';
import type { PersonName } from '#server/feeds/csv/person-name.ts';
import type { RowReader } from '#server/feeds/csv/row-reader.ts';
import type { BoxScoreColumn } from './columns.ts';

export type BoxScoreReader = RowReader<BoxScoreColumn>;

/** A player, what belongs to the team and to no player, or the sum of both as the source prints it. */
export const lineKinds = ['player', 'team', 'total'] as const;
export type LineKind = (typeof lineKinds)[number];

/** Null: the file does not tell. */
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
  /** Line in the file, the header being line 1. */
  line: number;
  season: string;
  league: string;
  /** The id of the game's fixture. */
  game: string;
  kind: LineKind;
  /** One of the two tells the team. */
  side: Side | null;
  team: { name: string; code: string | null } | null;
  /** Null for the lines of a team. */
  person: BoxScorePerson | null;
  counts: Counts;
  benchPoints: number | null;
};
