import type pg from 'pg';

/** Each table of the schema `public` with all its rows, as text in one order. */
export async function readRows(pool: pg.Pool): Promise<Record<string, string[]>> {
  const { rows: tables } = await pool.query(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const entries = tables.map(async ({ name }) => {
    const { rows } = await pool.query(`select t::text as row from "${name}" t order by 1`);
    return [name, rows.map(({ row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** What is recorded of the migrations, the latest last. */
export async function readHistory(pool: pg.Pool): Promise<{ hash: string; created_at: string }[]> {
  const { rows } = await pool.query(
    'select hash, created_at from drizzle.__drizzle_migrations order by created_at, id',
  );
  return rows;
}
