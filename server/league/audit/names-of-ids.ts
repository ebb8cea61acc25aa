import { sql } from 'drizzle-orm';
import type { TenantScope } from '#server/db/tenant-scope.ts';

/** Returns the names of records of the tenant by id; an id that means nothing any more has none. */
export async function namesOfIds({ db, tenantId }: TenantScope, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const given = sql`${sql.param([...ids])}::uuid[]`;
  const mine = (row: string) => sql`${sql.raw(row)}.tenant_id = ${tenantId} and ${sql.raw(row)}.id = any(${given})`;
  const named = (table: string, name: string) =>
    sql`select t.id, ${sql.raw(name)} as name from ${sql.identifier(table)} t where ${mine('t')}`;
  const { rows } = await db.execute<{ id: string; name: string | null }>(sql`
    ${sql.join(
      [
        ...['season', 'league', 'phase', 'group', 'round', 'club', 'team', 'venue', 'site_user', 'sponsor'].map(
          (table) => named(table, 't.name'),
        ),
        ...['person', 'official'].map((table) => named(table, `trim(t.first_name || ' ' || t.last_name)`)),
        ...['news', 'gallery', 'document'].map((table) =>
          named(table, '(select value from jsonb_each_text(t.title) limit 1)'),
        ),
        sql`select t.id, (select value from jsonb_each_text(g.title) limit 1) || ' · ' || t."order" + 1 as name from photo t
          join gallery g on g.tenant_id = t.tenant_id and g.id = t.gallery_id where ${mine('t')}`,
        sql`select t.id, home.name || ' – ' || away.name as name from game t
          join team home on home.tenant_id = t.tenant_id and home.id = t.home_team_id
          join team away on away.tenant_id = t.tenant_id and away.id = t.away_team_id where ${mine('t')}`,
        sql`select t.id, trim(p.first_name || ' ' || p.last_name) || ', ' || team.name as name from membership t
          join person p on p.tenant_id = t.tenant_id and p.id = t.person_id
          join team on team.tenant_id = t.tenant_id and team.id = t.team_id where ${mine('t')}`,
        ...['suspension', 'licence'].map(
          (table) => sql`select t.id, trim(p.first_name || ' ' || p.last_name) as name from ${sql.identifier(table)} t
          join person p on p.tenant_id = t.tenant_id and p.id = t.person_id where ${mine('t')}`,
        ),
        sql`select t.id, team.name from standings_decision t
          join team on team.tenant_id = t.tenant_id and team.id = t.team_id where ${mine('t')}`,
        sql`select t.id, t.name from tenant t where t.id = ${tenantId} and t.id = any(${given})`,
      ],
      sql` union all `,
    )}`);
  return new Map(rows.flatMap(({ id, name }) => (name ? [[id, name] as const] : [])));
}
