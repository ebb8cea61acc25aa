import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type SummedStat, shotKinds } from '#lib/basketball/stat-sums.ts';
import { statLineColumns } from '#server/db/schema/stat-line-columns.ts';

const stats = Object.keys(statLineColumns()) as SummedStat[];

/** The column names of a stat line, in the order of `sumsOf`. */
export const statColumns: SQL = sql.join(
  stats.map((stat) => sql.identifier(toSnakeCase(stat))),
  sql`, `,
);

/** Sums the stat-line columns of a table. */
export function sumsOf(table: PgTable): SQL {
  const columns = getTableColumns(table);
  return sql.join(
    stats.map((stat) => sql`sum(${columns[stat]})`),
    sql`, `,
  );
}

type StatTable = PgTable & Record<SummedStat, AnyPgColumn>;

/** How the rows of a table count: `games` in all, those of them with a statistic, the shots made that have known attempts. */
type Counts = {
  games: SQL;
  gamesWith: (stat: SummedStat) => SQL;
  madeWith: (made: SummedStat, attempted: SummedStat) => SQL;
};

/** Builds the value of `recorded` (see `PartlyRecorded`); counts that are not smaller than the whole are left out. */
export function recordedOf(table: StatTable, { games, gamesWith, madeWith }: Counts): SQL {
  const entry = (stat: SummedStat, known: SummedStat, part: SQL, whole: SQL) =>
    sql`${sql.raw(`'${stat}'`)}, case when count(${table[known]}) > 0 then nullif(${part}, ${whole}) end`;
  const partialGames = stats.map((stat) => entry(stat, stat, gamesWith(stat), games));
  const partialMade = Object.values(shotKinds).map(({ made, attempted }) =>
    entry(made, attempted, madeWith(made, attempted), sql`sum(${table[made]})`),
  );
  return sql`jsonb_strip_nulls(jsonb_build_object(
    'games', jsonb_build_object(${sql.join(partialGames, sql`, `)}),
    'made', jsonb_build_object(${sql.join(partialMade, sql`, `)})))`;
}
