import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '#server/db/tenant-scope.ts';

export type Row = Record<string, unknown>;

const reference = z.object({ table: z.string(), columns: z.array(z.string()), target: z.array(z.string()) });
const notedTable = z.object({
  name: z.string(),
  key: z.array(z.string()),
  /** Columns that are written; the others are generated. */
  columns: z.array(z.string()),
  /** Foreign keys of other tables, and of itself, to this one. */
  references: z.array(reference),
});
export type NotedTable = z.infer<typeof notedTable>;

/** Returns the tables whose rows an import notes, by name, as the database describes them. */
export async function notedTables(db: Queryable): Promise<Map<string, NotedTable>> {
  const { rows } = await db.execute(sql`
    select c.relname as name,
      (select array_agg(attname::text order by attnum) from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
        where indrelid = c.oid and indisprimary) as key,
      (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select coalesce(jsonb_agg(jsonb_build_object('table', f.conrelid::regclass::text,
          'columns', (select jsonb_agg(attname order by o) from unnest(f.conkey) with ordinality as k(n, o)
            join pg_attribute on attrelid = f.conrelid and attnum = n),
          'target', (select jsonb_agg(attname order by o) from unnest(f.confkey) with ordinality as k(n, o)
            join pg_attribute on attrelid = f.confrelid and attnum = n))), '[]')
        from pg_constraint f where f.confrelid = c.oid and f.contype = 'f') as "references"
    from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = 'note_import'`);
  return new Map(
    z
      .array(notedTable)
      .parse(rows)
      .map((table) => [table.name, table]),
  );
}

/** Names a row among all tables of the tenant. */
export const keyOf = ({ name, key }: Pick<NotedTable, 'name' | 'key'>, row: Row): string =>
  [name, ...key.filter((column) => column !== 'tenant_id').map((column) => String(row[column]))].join(' ');

const unlisted = new Set(['updated_at', 'revision']);

/** Returns the columns in which two rows differ, apart from those that every write changes. */
export const differingColumns = ({ columns }: NotedTable, a: Row, b: Row): string[] =>
  columns.filter((column) => !unlisted.has(column) && JSON.stringify(a[column]) !== JSON.stringify(b[column]));
