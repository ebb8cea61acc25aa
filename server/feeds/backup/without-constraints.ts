import type pg from 'pg';

type ForeignKey = { table: string; name: string; definition: string };

/**
 * Does work while no trigger fires and no foreign key is checked, and checks all of them afterwards. Only the tables' owner is
 * needed; a session that skips triggers would need a superuser. Must run in a transaction.
 */
export async function withoutConstraints<Result>(client: pg.PoolClient, work: () => Promise<Result>): Promise<Result> {
  const { rows: keys } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace = 'public'::regnamespace and contype = 'f' order by 1, 2`,
  );
  const { rows: tables } = await client.query<{ table: string }>(
    `select distinct tgrelid::regclass::text as table from pg_trigger t join pg_class c on c.oid = tgrelid
    where c.relnamespace = 'public'::regnamespace and not tgisinternal order by 1`,
  );
  const each = (statements: string[]) => client.query(statements.join(';\n'));
  await each(keys.map(({ table, name }) => `alter table ${table} drop constraint ${name}`));
  await each(tables.map(({ table }) => `alter table ${table} disable trigger user`));
  const result = await work();
  await each(tables.map(({ table }) => `alter table ${table} enable trigger user`));
  await each(keys.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`));
  return result;
}
