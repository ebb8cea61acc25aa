import { type Stat, type StatWith, statNames } from './statistics.ts';

/** The numbers of a player, a team or a line-up; `null` means "not recorded by this source", which is not zero. */
export type StatLine = {
  [S in Stat]: S extends StatWith<{ recorded: 'always' }> ? number : number | null;
};

/** A line in which everything is counted: what the reducer keeps while it plays the log. */
export type Tally = Record<Stat, number>;

const zeros = Object.fromEntries(statNames.map((stat) => [stat, 0])) as Tally;

/** A line of zeros, for a player or team with the whole log. */
export function emptyTally(): Tally {
  return { ...zeros };
}

/** The same zeros as a line to show. */
export function emptyStatLine(): StatLine {
  return emptyTally();
}
