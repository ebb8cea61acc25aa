import { type Stat, type StatWith, statNames } from './statistics.ts';

/** The statistics of a player, a team or a line-up. Null means not recorded by this source, not zero. */
export type StatLine = {
  [S in Stat]: S extends StatWith<{ recorded: 'always' }> ? number : number | null;
};

/** A line without nulls: the running counts of the reducer. */
export type Tally = Record<Stat, number>;

const zeros = Object.fromEntries(statNames.map((stat) => [stat, 0])) as Tally;

/** Returns zero counts, for a player or team with a complete log. */
export function emptyTally(): Tally {
  return { ...zeros };
}

/** Returns a stat line of zeros. */
export function emptyStatLine(): StatLine {
  return emptyTally();
}
