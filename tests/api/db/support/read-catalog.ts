import type pg from 'pg';

const ofExtension = (catalog: string, oid: string) =>
  `exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${oid} and d.deptype = 'e')`;

const parts = {
  extensions: `
    select format('%s %s in %s', extname, extversion, extnamespace::regnamespace) from pg_extension`,
  relations: `
    select format('%s %s %s %s %s', relkind, relname, relpersistence, relrowsecurity, reloptions)
    from pg_class where relnamespace = 'public'::regnamespace`,
  columns: `
    select format('%s %s %s %s %s %s %s %s default %s', relname, rank() over (partition by c.oid order by attnum), attname,
      format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated, collname, pg_get_expr(adbin, adrelid))
    from pg_class c join pg_attribute a on attrelid = c.oid and attnum > 0 and not attisdropped
      left join pg_collation co on co.oid = attcollation
      left join pg_attrdef on adrelid = c.oid and adnum = attnum
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')`,
  constraints: `
    select format('%s %s %s %s', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = 'public'::regnamespace`,
  indexes: `
    select format('%s %s', pg_get_indexdef(indexrelid), indisvalid)
    from pg_index join pg_class c on c.oid = indexrelid where relnamespace = 'public'::regnamespace`,
  triggers: `
    select format('%s %s', pg_get_triggerdef(t.oid), tgenabled)
    from pg_trigger t join pg_class c on c.oid = tgrelid
    where relnamespace = 'public'::regnamespace and not tgisinternal`,
  functions: `
    select pg_get_functiondef(p.oid) from pg_proc p
    where pronamespace = 'public'::regnamespace and not ${ofExtension('pg_proc', 'p.oid')}`,
  types: `
    select format('%s %s %s', typname, typtype, (select string_agg(enumlabel, ' ' order by enumsortorder) from pg_enum where enumtypid = t.oid))
    from pg_type t where typnamespace = 'public'::regnamespace and not ${ofExtension('pg_type', 't.oid')}`,
};

/** All that makes up the schema `public`, as sorted lines: of two databases with the same lines the schema is the same. */
export async function readCatalog(pool: pg.Pool): Promise<string[]> {
  const lines: string[] = [];
  for (const [part, query] of Object.entries(parts)) {
    const { rows } = await pool.query({ text: query, rowMode: 'array' });
    lines.push(...rows.map(([line]) => `${part}: ${line}`));
  }
  return lines.sort();
}
