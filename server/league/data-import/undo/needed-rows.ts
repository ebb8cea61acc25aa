import { and, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { newsSubjects } from '#server/db/schema/news.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { keyOf, type NotedTable, type Row } from './noted-tables.ts';

/** Tables that follow from others: they are computed again, and keep nothing alive. */
const derived = new Set(['player_season', 'player_career', 'game_record', 'league_tally', 'fantasy_round_game']);

const pairs = z.array(
  z.object({ target: z.record(z.string(), z.unknown()), source: z.record(z.string(), z.unknown()) }),
);

/** The rows that are to be removed, and by key which columns of others get back what they had. */
type Leaving = {
  removed: ReadonlyMap<NotedTable, readonly Row[]>;
  restored: ReadonlyMap<string, readonly string[]>;
};

/**
 * Returns which of the rows to be removed have to stay, since something that stays refers to them: something of somebody else, or a row
 * that has to stay itself.
 */
export async function neededRows(
  scope: TenantScope,
  tables: ReadonlyMap<string, NotedTable>,
  { removed, restored }: Leaving,
): Promise<Set<string>> {
  const keys = new Set([...removed].flatMap(([table, rows]) => rows.map((row) => keyOf(table, row))));
  const needed = await subjectsOfNews(scope, removed);
  /** What each row that goes refers to. */
  const held = new Map<string, string[]>();
  for (const [table, rows] of removed)
    for (const reference of table.references) {
      if (derived.has(reference.table)) continue;
      const source = tables.get(unquoted(reference.table));
      for (const pair of await referring(scope, table, reference, rows)) {
        const target = keyOf(table, pair.target);
        const from = source && keyOf(source, pair.source);
        const isLetGo = from !== undefined && reference.columns.some((column) => restored.get(from)?.includes(column));
        if (isLetGo) continue;
        if (from !== undefined && keys.has(from)) held.set(from, [...(held.get(from) ?? []), target]);
        else needed.add(target);
      }
    }
  const waiting = [...needed];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop())
    for (const target of held.get(key) ?? [])
      if (!needed.has(target)) {
        needed.add(target);
        waiting.push(target);
      }
  return needed;
}

const unquoted = (name: string) => name.replaceAll('"', '');

async function referring(
  { db, tenantId }: TenantScope,
  table: NotedTable,
  { table: source, columns, target }: NotedTable['references'][number],
  rows: readonly Row[],
) {
  const same = target.map(
    (column, index) => sql`source.${sql.identifier(columns[index] ?? '')} = target.${sql.identifier(column)}`,
  );
  const name = sql.identifier(table.name);
  const found = await db.execute(
    sql`select to_jsonb(source) - 'bytes' as source, jsonb_build_object(${sql.join(
      table.key.map((column) => sql`${sql.raw(`'${column}'`)}, target.${sql.identifier(column)}`),
      sql`, `,
    )}) as target
      from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb) as target
      join ${sql.identifier(unquoted(source))} as source on ${sql.join(same, sql` and `)} where target.tenant_id = ${tenantId}`,
  );
  return pairs.parse(found.rows);
}

/** What articles are about has no foreign key. */
async function subjectsOfNews(
  scope: TenantScope,
  removed: ReadonlyMap<NotedTable, readonly Row[]>,
): Promise<Set<string>> {
  const subjects = [...removed].flatMap(([table, rows]) =>
    ['club', 'team', 'person', 'game'].includes(table.name)
      ? rows.map((row) => ({ id: String(row.id), key: keyOf(table, row) }))
      : [],
  );
  if (subjects.length === 0) return new Set();
  const found = await scope.db
    .selectDistinct({ id: newsSubjects.subjectId })
    .from(newsSubjects)
    .where(
      and(
        ofTenant(
          scope,
          newsSubjects,
          inArray(
            newsSubjects.subjectId,
            subjects.map(({ id }) => id),
          ),
        ),
      ),
    );
  const ids = new Set(found.map(({ id }) => id));
  return new Set(subjects.filter(({ id }) => ids.has(id)).map(({ key }) => key));
}
