import { is } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statNames } from '#lib/basketball/statistics.ts';
import { technicalColumns } from '#lib/office/technical-columns.ts';
import auditTexts from '#messages/en/office-audit.json' with { type: 'json' };
import type { DatabaseConnection } from '#server/db/connect.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { schemaModules } from './support/schema-modules.ts';

/** Tables whose changes are not on the audit trail, each with its reason. */
const leftOut: Record<string, string> = {
  access_token: 'bearers of ten minutes; the session that they belong to is audited',
  account: 'a person of the installation, changed by themselves',
  account_credential: 'a way to sign in, changed by its owner',
  account_session: 'a sign-in of a visitor',
  account_token: 'a link or ceremony of some minutes',
  announcement: 'names the cache tags that a change made stale, for a day or two',
  asset: 'addressed by content and never changed; the rows that use one are audited',
  audit_entry: 'the trail itself',
  data_import: 'a record of who imported what: a trail of its own',
  data_import_change: 'the rows that an import changed: a trail of its own',
  demo_script: 'the script of a demo game',
  fantasy_booking: 'a ledger that names its causes: a trail of its own',
  fantasy_entrant_price: 'computed from games',
  fantasy_line: 'a ledger that names its causes: a trail of its own',
  fantasy_lineup: 'made by its manager, not by staff',
  fantasy_private_league: 'made by managers, not by staff',
  fantasy_private_member: 'made by managers, not by staff',
  fantasy_receipt: 'a trail of its own',
  fantasy_round: 'computed from games',
  fantasy_round_game: 'computed from games',
  fantasy_total: 'computed from the ledger',
  fantasy_watch: 'made by its manager, not by staff',
  fixture_plan_job: 'the progress of a solve, which goes when it ends; the draft that it makes is audited',
  follow: 'made by its reader, not by staff',
  follower: 'made by its reader, not by staff',
  game_event: 'an append-only log with its operators: a trail of its own',
  game_flow: 'derived from the log',
  game_graphics: 'what a broadcast shows at the moment; nothing of the league',
  game_pictures: 'reports of graphics outputs',
  game_record: 'rollup of player lines',
  game_result: 'the history of results: a trail of its own',
  installation: 'settings of the servers, without a tenant',
  league_tally: 'rollup of player lines',
  official_box: 'the unchanged file of a feed; its import is a command on the trail',
  passkey: 'a way to sign in, changed by its owner',
  player_career: 'rollup of player lines',
  player_season: 'rollup of player lines',
  push_delivery: 'what was sent to a device, for some days',
  push_token: 'a device of a reader',
  venue_clock: 'readings of the hardware in a venue',
};

let database: DatabaseConnection;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('every table of the schema is audited, or left out with a reason', async () => {
  const modules = await schemaModules();
  const tables = modules.flatMap((module) => Object.values(module).filter((value) => is(value, PgTable)));
  const names = [...new Set(tables.map((table) => getTableConfig(table as PgTable).name))].toSorted();
  const { rows } = await database.pool.query<{ name: string }>(
    `select relname as name from pg_trigger join pg_class c on c.oid = tgrelid where tgname = 'audit'`,
  );
  const audited = rows.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !audited.includes(name))).toEqual(Object.keys(leftOut).toSorted());
  expect(audited.filter((name) => !names.includes(name))).toEqual([]);
});

test('no digest, no bytes and no generated column are told', async () => {
  const { rows } = await database.pool.query<{ untold: string[]; secret: string[] }>(`
    select tgargs, string_to_array(split_part(encode(tgargs, 'escape'), '\\000', 2), ',') as untold,
      (select array_agg(attname::text) from pg_attribute
        where attrelid = tgrelid and attnum > 0 and (attname ~ '(hash|salt|token)$' or attgenerated <> ''
          or atttypid = 'bytea'::regtype)) as secret
      from pg_trigger where tgname = 'audit'`);
  const told = rows.flatMap(({ untold, secret }) => {
    const names = untold.map((name) => name.replace(/[{}"]/g, ''));
    return (secret ?? []).filter((name) => !names.includes(name));
  });
  expect(told.toSorted()).toEqual(['log_hash', 'source_hash']);
});

test('the office has words for every kind of record and every column that the trail tells', async () => {
  const { rows } = await database.pool.query<{ name: string; columns: string[] }>(`
    select relname as name, (select array_agg(attname::text) from pg_attribute
        where attrelid = tgrelid and attnum > 0 and not attisdropped
          and attname <> all (string_to_array(translate(split_part(encode(tgargs, 'escape'), '\\000', 2), '{}"', ''), ','))) as columns
      from pg_trigger join pg_class c on c.oid = tgrelid where tgname = 'audit'`);
  const { field, table } = auditTexts;
  expect(rows.map(({ name }) => name).filter((name) => !(name in table))).toEqual([]);
  const told = new Set([...Object.keys(field), ...statNames.map(toSnakeCase), ...technicalColumns]);
  const columns = new Set(rows.flatMap(({ columns }) => columns));
  expect([...columns].filter((column) => !told.has(column))).toEqual([]);
  expect([...technicalColumns].filter((column) => !columns.has(column))).toEqual([]);
});

test('the office has words for every value of a column that has a few', async () => {
  const modules = await schemaModules();
  const tables = modules.flatMap((module) => Object.values(module).filter((value) => is(value, PgTable)));
  const choices = tables
    .map((table) => getTableConfig(table as PgTable))
    .filter(({ name }) => !(name in leftOut))
    .flatMap(({ columns }) =>
      columns.map(({ name, enumValues }) => ({ name: toSnakeCase(name), values: enumValues ?? [] })),
    )
    .filter(({ name }) => name !== 'position' && name !== 'public_level' && !technicalColumns.has(name));
  const texts: Record<string, Record<string, string>> = auditTexts.value;
  const missing = choices.flatMap(({ name, values }) =>
    values.filter((value) => !texts[name]?.[value]).map((value) => `${name}: ${value}`),
  );
  expect(choices.length).toBeGreaterThan(300);
  expect(missing).toEqual([]);
});
