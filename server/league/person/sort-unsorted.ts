import { eq, sql } from 'drizzle-orm';
import { locales } from '#lib/i18n/locales.ts';
import { people } from '#server/db/schema/people.ts';
import { tenants } from '#server/db/schema/tenants.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import { sortNamesOf, sortRules } from '#server/league/names/sort-names.ts';
import { fallbackLocaleIn } from '#server/league/tenant/fallback-locale.ts';

const batchSize = 5000;

/** Computes missing sort names of people of all tenants: of databases older than the player directory or its rules, and of a new language. */
export async function sortUnsortedPeople(db: Queryable): Promise<void> {
  for (;;) {
    const rows = await db
      .select({ person: people, settings: tenants.settings })
      .from(people)
      .innerJoin(tenants, eq(tenants.id, people.tenantId))
      .where(sql`not ${people.sortNames} ?& ${sql.param([...locales, sortRules])}`)
      .limit(batchSize);
    if (rows.length === 0) return;
    const indexed = rows.map(({ person, settings }) => {
      const sort = sortNamesOf(person, fallbackLocaleIn(settings));
      return { tenant: person.tenantId, id: person.id, sort };
    });
    await db.execute(sql`
      update ${people} set sort_names = made.sort
      from json_to_recordset(${JSON.stringify(indexed)}::json) as made (tenant uuid, id uuid, sort jsonb)
      where ${people.tenantId} = made.tenant and ${people.id} = made.id`);
  }
}
