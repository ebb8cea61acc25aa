import { getTableName } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { leftOutColumns, leftOutTables } from './left-out.ts';

export type ArchivedColumn = {
  name: string;
  /** Type in SQL, such as `text[]`. */
  type: string;
  isRequired: boolean;
  choices: readonly string[] | null;
  /** Refers to a row that may come later, so it is set when all rows are there. */
  isDeferred: boolean;
};

export type ArchivedTable = {
  name: string;
  /** All columns but the tenant's, generated ones and those left out, in the order of the schema. */
  columns: ArchivedColumn[];
  /** Columns of the primary key without the tenant's: the order of the rows. */
  key: ArchivedColumn[];
};

type Reference = { to: string; columns: string[]; canWait: boolean };
type Described = { name: string; columns: PgColumn[]; key: string[]; references: Reference[] };

const tenantColumn = 'tenant_id';
const nameOf = (column: PgColumn) => toSnakeCase(column.name);
const isOwn = (name: string) => name !== tenantColumn;

export const isTenantTable = (table: PgTable) =>
  getTableConfig(table).columns.some((column) => nameOf(column) === tenantColumn);

/**
 * Returns the tables of an archive, those that others refer to first. A column that refers to a table left out is left
 * out too. Throws for a schema that cannot be archived, such as a required reference to a table left out.
 */
export function archivedTables(schema: readonly PgTable[]): ArchivedTable[] {
  const wanted = schema.filter((table) => isTenantTable(table) && !(getTableName(table) in leftOutTables));
  const open = new Map(wanted.map(describe).map((each) => [each.name, each]));
  const done = new Set<string>();
  const ordered: ArchivedTable[] = [];
  while (open.size > 0) {
    const next = nextOf([...open.values()], done);
    open.delete(next.name);
    ordered.push(toArchived(next, done));
    done.add(next.name);
  }
  return ordered;
}

function describe(table: PgTable): Described {
  const { name, columns, primaryKeys, foreignKeys } = getTableConfig(table);
  const required = new Set(columns.filter(({ notNull }) => notNull).map(nameOf));
  const references = foreignKeys.flatMap((each): Reference[] => {
    const { columns, foreignTable } = each.reference();
    const own = columns.map(nameOf).filter(isOwn);
    const canWait = own.some((column) => !required.has(column));
    return own.length > 0 ? [{ to: getTableName(foreignTable), columns: own, canWait }] : [];
  });
  const lost = new Set(references.filter(({ to }) => to in leftOutTables).flatMap(({ columns }) => columns));
  const kept = columns.filter((column) => {
    const own = nameOf(column);
    if (!isOwn(own) || column.generated) return false;
    if (!lost.has(own) && !(`${name}.${own}` in leftOutColumns)) return true;
    if (column.notNull) throw new Error(`${name}.${own} is required, so it cannot be left out: leave out the table.`);
    return false;
  });
  const key = (primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)).map(nameOf).filter(isOwn);
  return { name, columns: kept, key, references: references.filter(({ to }) => !(to in leftOutTables)) };
}

/** The first table by name that waits for no other; in a circle, the first whose references may be set later. */
function nextOf(open: readonly Described[], done: ReadonlySet<string>): Described {
  const sorted = open.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const waits = ({ name, references }: Described) => references.some(({ to }) => to !== name && !done.has(to));
  const found = sorted.find((each) => !waits(each)) ?? sorted.find((each) => canDefer(each, done));
  if (!found) throw new Error(`These tables need one another: ${sorted.map(({ name }) => name).join(', ')}.`);
  return found;
}

const canDefer = ({ references }: Described, done: ReadonlySet<string>) =>
  references.every(({ to, canWait }) => done.has(to) || canWait);

function toArchived(table: Described, done: ReadonlySet<string>): ArchivedTable {
  if (!canDefer(table, done)) throw new Error(`A row of ${table.name} needs another one of it.`);
  const later = new Set(table.references.flatMap(({ to, columns }) => (done.has(to) ? [] : columns)));
  const columns = table.columns.map((column) => ({
    name: nameOf(column),
    type: column.getSQLType(),
    isRequired: column.notNull,
    choices: column.enumValues ?? null,
    isDeferred: later.has(nameOf(column)) && !column.notNull,
  }));
  const key = table.key.flatMap((name) => columns.filter((column) => column.name === name));
  if (key.length === 0) throw new Error(`${table.name} has no primary key, so its rows have no order.`);
  return { name: table.name, columns, key };
}

export const blobColumns = ({ columns }: ArchivedTable) => columns.filter(({ type }) => type === 'bytea');
export const deferredColumns = ({ columns }: ArchivedTable) => columns.filter(({ isDeferred }) => isDeferred);
