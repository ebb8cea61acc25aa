import { createHash } from 'node:crypto';
import { getTableName, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import { loadSchemaTables } from '#server/db/schema-tables.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { hashAsset } from '#server/league/asset/hash-asset.ts';
import { archivedTables } from '#server/league/tenant-archive/archived-table.ts';

const rowsEach = 3;

type Row = Record<string, unknown>;
type Stored = Map<string, Row[]>;

/** Stores rows in every table that an archive holds, with values that are hard to keep, made from the schema alone. */
export async function fillEveryTable({ db, tenantId }: TenantScope): Promise<void> {
  const schema = new Map((await loadSchemaTables()).map((table) => [getTableName(table), table]));
  const stored: Stored = new Map();
  for (const { name, columns: kept } of archivedTables([...schema.values()])) {
    const table = schema.get(name);
    if (!table) throw new Error(`There is no ${name}.`);
    const rows = Array.from({ length: rowsEach }, (_, index) =>
      makeRow(getTableConfig(table), index, stored, tenantId),
    );
    stored.set(name, rows);
    const columns = sql.join(
      ['tenant_id', ...kept.map((column) => column.name)].map((key) => sql.identifier(key)),
      sql`, `,
    );
    await db.execute(sql`insert into ${sql.identifier(name)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.identifier(name)}, ${JSON.stringify(rows)}::json)`);
  }
}

function makeRow(
  { name, columns, foreignKeys }: ReturnType<typeof getTableConfig>,
  index: number,
  stored: Stored,
  tenantId: string,
): Row {
  const row: Row = {};
  for (const column of columns)
    if (!column.generated) row[toSnakeCase(column.name)] = syntheticValue(column, `${name} ${index}`, index);
  for (const key of foreignKeys) {
    const { columns, foreignColumns, foreignTable } = key.reference();
    const target = getTableName(foreignTable);
    // A row refers to the next of its own table, which comes later.
    const found = target === name ? row : stored.get(target)?.[index];
    columns.forEach((column, at) => {
      const own = toSnakeCase(column.name);
      const value = found?.[toSnakeCase(foreignColumns[at]?.name ?? '')] ?? null;
      if (own !== 'tenant_id') row[own] = value;
    });
  }
  if (name === 'asset') row.hash = hashAsset(bytesOf(`asset ${index}`));
  // Derived from results, which these rows have none of.
  if (name === 'league') row.champion_team_id = null;
  // A seeded playoff gets the games that its series need.
  if (name === 'phase') delete row.seeding;
  if (name === 'season') row.is_current = index === 0;
  return { ...row, tenant_id: tenantId };
}

const bytesOf = (seed: string) => Buffer.from(`\u0000\uFFFD${seed}`);

function syntheticValue(column: PgColumn, seed: string, index: number): unknown {
  const type = column.getSQLType().replace(/\(.*/, '');
  const hash = createHash('sha256').update(`${seed} ${column.name}`).digest('hex');
  switch (type) {
    case 'uuid':
      return [
        hash.slice(0, 8),
        hash.slice(8, 12),
        `4${hash.slice(13, 16)}`,
        `a${hash.slice(17, 20)}`,
        hash.slice(20, 32),
      ].join('-');
    case 'text':
      if (column.enumValues?.length) return column.enumValues[index % column.enumValues.length];
      return column.name === 'host' ? `h${index}.example` : `Čačak „${seed}"\n\t\\ ${column.name} 日本 🏀`;
    case 'text[]':
      return ['a,b', '"{}"', `fixture:${seed}`];
    case 'bytea':
      return `\\x${bytesOf(seed).toString('hex')}`;
    case 'jsonb':
      return index === 0 && !column.notNull
        ? null
        : { b: [1.5, 'é\\u0041', null, { deep: [[[]]] }], a: 9007199254740993n.toString() };
    case 'boolean':
      return index % 2 === 0;
    case 'date':
      return `2026-02-0${index + 1}`;
    case 'timestamp with time zone':
      return `2026-02-14T23:59:59.12345${index}+01:00`;
    case 'double precision':
      return 0.1 + 0.2 * index;
    case 'numeric':
      return index + 0.5;
    default:
      return column.notNull || index > 0 ? 1000 + index : null;
  }
}
