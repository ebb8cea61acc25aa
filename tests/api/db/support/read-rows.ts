import type pg from 'pg';

type Columns = Record<string, string>;

/** The columns of each table of the schema `public`, in their order. */
export async function readColumns(pool: pg.Pool): Promise<Columns> {
  const { rows } = await pool.query(
    `select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
    from information_schema.columns where table_schema = 'public' group by 1 order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]));
}

/** The columns whose values stay where they are: who is in a photo moved to a table of its own. */
export function stayingColumns(columns: Columns): Columns {
  const { photo = '', ...others } = columns;
  return {
    ...others,
    photo: photo
      .split(', ')
      .filter((name) => name !== 'person_id')
      .join(', '),
  };
}

/** Says of each photo who is in it. */
export async function showSomebody(pool: pg.Pool): Promise<void> {
  await pool.query('update photo set person_id = person.id from person where person.tenant_id = photo.tenant_id');
}

/** Each photo with who is in it, as text in one order. */
export async function readPhotoPeople(pool: pg.Pool, table: 'photo' | 'photo_person'): Promise<string[]> {
  const photo = table === 'photo' ? 'id' : 'photo_id';
  const { rows } = await pool.query(
    `select row(tenant_id, ${photo}, person_id)::text as row from ${table} where person_id is not null order by 1`,
  );
  return rows.map(({ row }) => row);
}

/** Each table with all its rows, or what they have in these columns, as text in one order. */
export async function readRows(pool: pg.Pool, columns?: Columns): Promise<Record<string, string[]>> {
  const entries = Object.entries(columns ?? (await readColumns(pool))).map(async ([name, list]) => {
    const { rows } = await pool.query(`select row(${list})::text as row from "${name}" order by 1`);
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
