import type { Side } from '#lib/basketball/events.ts';
import type { Stat } from '#lib/basketball/statistics.ts';

/** The numbers of a line as a source prints them; null where it does not. */
export type PrintedLine = Record<Stat, number | null>;

type PrintedPlayer = {
  personId: string;
  number: string | null;
  starter: boolean;
  captain: boolean;
  played: boolean;
  line: PrintedLine;
};

/** A team's part of a printed box score: its players, what belongs to no player, and the printed sum; what is absent is null. */
export type PrintedTeam = {
  players: readonly PrintedPlayer[];
  entry: PrintedLine | null;
  total: PrintedLine | null;
  benchPoints: number | null;
};

export type PrintedBox = Record<Side, PrintedTeam>;
