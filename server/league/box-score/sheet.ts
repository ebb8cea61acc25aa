import type { Side } from '#lib/basketball/events.ts';
import type { Stat } from '#lib/basketball/statistics.ts';

/** The statistics of a line as printed; null where the source prints none. */
export type PrintedLine = Record<Stat, number | null>;

type PrintedPlayer = {
  personId: string;
  number: string | null;
  starter: boolean;
  captain: boolean;
  played: boolean;
  line: PrintedLine;
};

/** A team in a printed box score: players, team entries, printed total and time-outs; null if absent. */
export type PrintedTeam = {
  players: readonly PrintedPlayer[];
  entry: PrintedLine | null;
  total: PrintedLine | null;
  benchPoints: number | null;
  timeouts: number | null;
};

export type PrintedBox = Record<Side, PrintedTeam>;
