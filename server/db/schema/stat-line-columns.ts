import { integer, jsonb } from 'drizzle-orm/pg-core';
import type { PartlyRecorded } from '#lib/basketball/stat-sums.ts';
import { type Stat, type StatWith, statNames, statRules } from '#lib/basketball/statistics.ts';

const count = () => integer().notNull().default(0);
const optional = () => integer();

type StatColumns = {
  [S in Stat]: ReturnType<S extends StatWith<{ recorded: 'always' }> ? typeof count : typeof optional>;
};

const columnOf = (stat: Stat) => (statRules[stat].recorded === 'always' ? count() : optional());

/** Columns of a `StatLine` and its index ratings; times in milliseconds, null = not recorded. */
export const statLineColumns = () => ({
  ...(Object.fromEntries(statNames.map((stat) => [stat, columnOf(stat)])) as StatColumns),
  pir: optional(),
  efficiency: optional(),
});

/** Columns of `StatSums`: a stat line summed over games, and in how many of them each statistic was recorded. */
export const statSumColumns = () => ({
  ...statLineColumns(),
  recorded: jsonb().$type<PartlyRecorded>().notNull().default({ games: {}, made: {} }),
});
