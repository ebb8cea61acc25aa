import { getTableName } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { type AnyPgColumn, getTableConfig, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { owned, ownedKey, refersTo, tenantId } from '#server/db/schema/columns.ts';
import { users } from '#server/db/schema/users.ts';
import { loadSchemaTables } from '#server/db/schema-tables.ts';
import { archivedTables, isTenantTable } from '#server/league/tenant-archive/archived-table.ts';
import { leftOutColumns, leftOutTables } from '#server/league/tenant-archive/left-out.ts';
import { rowSchema } from '#server/league/tenant-archive/row-schema.ts';

const schema = await loadSchemaTables();
const ofTenant = schema.filter(isTenantTable).map((table) => getTableName(table));

test('every table of a tenant is in an archive or named with the reason why not', () => {
  const archived = archivedTables(schema).map(({ name }) => name);
  const decided = [...archived, ...Object.keys(leftOutTables)];
  expect(decided).toHaveLength(new Set(decided).size);
  expect(decided).toEqual(expect.arrayContaining(ofTenant));
  for (const reason of [...Object.values(leftOutTables), ...Object.values(leftOutColumns)]) expect(reason).not.toBe('');
});

test('a column left out is one of an archived table', () => {
  const all = schema.flatMap((table) => {
    const { name, columns } = getTableConfig(table);
    return name in leftOutTables ? [] : columns.map((column) => `${name}.${toSnakeCase(column.name)}`);
  });
  for (const name of Object.keys(leftOutColumns)) expect(all).toContain(name);
});

test('no archived column holds a credential', () => {
  const hashesOfFiles = ['asset.hash', 'asset.source_hash', 'game.log_hash', 'photo.source_hash'];
  const suspects = archivedTables(schema).flatMap(({ name, columns }) =>
    columns.map((column) => `${name}.${column.name}`).filter((own) => /token|secret|passw|hash|cookie|_key$/.test(own)),
  );
  expect(suspects.filter((name) => !hashesOfFiles.includes(name))).toEqual([]);
});

test('every archived column has a type that can be read again', () => {
  for (const { columns } of archivedTables(schema)) expect(() => rowSchema(columns)).not.toThrow();
});

test('a table comes after those that it refers to, and what refers to its own table is set last', () => {
  const ordered = archivedTables(schema);
  const at = (name: string) => ordered.findIndex((table) => table.name === name);
  expect(at('season')).toBeLessThan(at('league'));
  expect(at('game')).toBeLessThan(at('game_event'));
  const deferred = ordered.flatMap(({ name, columns }) =>
    columns.filter(({ isDeferred }) => isDeferred).map((column) => `${name}.${column.name}`),
  );
  expect(deferred).toEqual(expect.arrayContaining(['duel.next_duel_id', 'phase.carries_from_phase_id']));
});

test('a new table is archived by itself, without its reference to an account', () => {
  const ruling = pgTable('ruling', { ...owned(), userId: uuid() }, (t) => [
    ownedKey(t),
    refersTo('ruling_user', [t.tenantId, t.userId], users),
  ]);
  const [table] = archivedTables([ruling]);
  expect(table).toMatchObject({ name: 'ruling', columns: [{ name: 'id' }, { name: 'created_at' }] });
});

test('a table that cannot do without an account has to be left out by name', () => {
  const vote = pgTable('vote', { ...owned(), userId: uuid().notNull() }, (t) => [
    ownedKey(t),
    refersTo('vote_user', [t.tenantId, t.userId], users),
  ]);
  expect(() => archivedTables([vote])).toThrow('vote.user_id is required');
});

test('two tables that refer to each other are archived with one of the references set last', () => {
  const ids = () => ({ tenantId: tenantId(), id: integer().notNull().unique() });
  const one = pgTable('one', { ...ids(), otherId: integer().references((): AnyPgColumn => other.id) }, (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
  ]);
  const other = pgTable(
    'other',
    {
      ...ids(),
      oneId: integer()
        .notNull()
        .references(() => one.id),
    },
    (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
  );
  expect(archivedTables([other, one]).map(({ name }) => name)).toEqual(['one', 'other']);
});
