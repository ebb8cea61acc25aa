import { type Stat, type StatWith, statistics, statNames, statRules } from '#lib/basketball/statistics.ts';

/** Statistics that are written as a number; minutes are a time and parsed separately. */
export type NumberStat = Exclude<Stat, StatWith<{ kind: 'time' }>>;
const numberStats = statNames.filter((stat): stat is NumberStat => statRules[stat].kind !== 'time');

export type CountColumn = (typeof statistics)[NumberStat]['csv'];
export const countColumnNames: readonly CountColumn[] = numberStats.map((stat) => statistics[stat].csv);

/** The number columns, each with its statistic. */
export const countColumns = Object.fromEntries(numberStats.map((stat) => [statistics[stat].csv, stat])) as Readonly<
  Record<CountColumn, NumberStat>
>;

/** The columns of box scores, as docs/import.md describes them. */
export const boxScoreColumns = [
  'season',
  'league',
  'game',
  'line',
  'side',
  'team',
  'team_code',
  'person_id',
  'name',
  'name_order',
  'first_name',
  'last_name',
  'number',
  'position',
  'starter',
  'captain',
  'played',
  'minutes',
  ...countColumnNames,
  'field_made',
  'field_attempted',
  'rebounds',
  'bench_points',
  'timeouts',
] as const satisfies readonly [string, ...string[]];

export type BoxScoreColumn = (typeof boxScoreColumns)[number];

export const requiredBoxScoreColumns: readonly BoxScoreColumn[] = ['season', 'league', 'game'];
