import { type Stat, statistics, statNames } from '#lib/basketball/statistics.ts';
import type { FieldColumns } from '#server/feeds/csv/given-fields.ts';
import type { BoxScoreColumn } from './columns.ts';

const shooting = [
  'points',
  'two_made',
  'two_attempted',
  'three_made',
  'three_attempted',
  'free_made',
  'free_attempted',
  'field_made',
  'field_attempted',
] as const satisfies readonly BoxScoreColumn[];
const rebounds = ['offensive_rebounds', 'defensive_rebounds', 'rebounds'] as const satisfies readonly BoxScoreColumn[];

/** Baskets and points depend on each other, and so do rebounds: a file that has one of them has all. */
const together: readonly (readonly BoxScoreColumn[])[] = [shooting, rebounds];

export type BoxScoreField =
  | Stat
  | 'number'
  | 'position'
  | 'starter'
  | 'captain'
  | 'played'
  | 'benchPoints'
  | 'timeouts';

const columnsOf = (stat: Stat): readonly BoxScoreColumn[] => {
  const column = stat === 'playedMs' ? 'minutes' : (statistics[stat].csv as BoxScoreColumn);
  return together.find((group) => group.includes(column)) ?? [column];
};

/** The columns of each field of a line. */
export const boxScoreFieldColumns = {
  ...(Object.fromEntries(statNames.map((stat) => [stat, columnsOf(stat)])) as Record<Stat, readonly BoxScoreColumn[]>),
  number: ['number'],
  position: ['position'],
  starter: ['starter'],
  captain: ['captain'],
  played: ['played', 'minutes', ...shooting],
  benchPoints: ['bench_points'],
  timeouts: ['timeouts'],
} as const satisfies FieldColumns<BoxScoreField, BoxScoreColumn>;
