import type { TeamBox } from '#lib/basketball/box-score.ts';
import { efficiency, performanceIndexRating } from '#lib/basketball/ratings/index-rating.ts';
import type { StatLine } from '#lib/basketball/stat-line.ts';

/** A player's statistics in one game. */
export type PlayerGameLine = StatLine & {
  personId: string;
  number: string | null;
  starter: boolean;
  captain: boolean;
  played: boolean;
  pir: number | null;
  efficiency: number | null;
};

/** Returns the lines of a team's players in box score order. `numbers` maps person ids to shirt numbers. */
export function playerLines(
  { players }: Pick<TeamBox, 'players'>,
  numbers: ReadonlyMap<string, string | null>,
): PlayerGameLine[] {
  return players.map(({ person, starter, captain, played, line }) => ({
    personId: person,
    number: numbers.get(person) ?? null,
    starter,
    captain,
    played,
    ...line,
    pir: performanceIndexRating(line),
    efficiency: efficiency(line),
  }));
}
