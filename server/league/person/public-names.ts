import { ne, type SQL, sql } from 'drizzle-orm';
import { inScript } from '#lib/i18n/in-script.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { people } from '#server/db/schema/people.ts';
import { publicPeople } from '#server/db/schema/public-people.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { hiddenName } from '#server/league/names/hidden-name.ts';
import { localisedPerson } from '#server/league/names/localised.ts';
import type { ReadScope } from '#server/league/read-scope.ts';

/**
 * Returns a function that gives the public form of a name that is stored as text (a coach, an official): that of the person who
 * has the name and is not public in full, else the name itself in the script of the language. Whole names for staff.
 */
export async function loadPublicNames(
  scope: ReadScope,
  names: Iterable<string | null>,
): Promise<(name: string) => string> {
  const known = [...new Set(names)].filter((name) => name !== null && name !== '');
  if (scope.isForStaff || known.length === 0) return (name) => name;
  const folded = (words: SQL) => sql`search_fold(${words})`;
  const whole = folded(sql`${people.firstName} || ' ' || ${people.lastName}`);
  const reversed = folded(sql`${people.lastName} || ' ' || ${people.firstName}`);
  const rows = await scope.db
    .select({
      text: sql<string>`text.name`,
      level: publicPeople.level,
      firstName: publicPeople.firstName,
      lastName: publicPeople.lastName,
      names: publicPeople.names,
    })
    .from(people)
    .innerJoin(publicPeople, belongsTo(people, people.id, publicPeople))
    .innerJoin(
      sql`unnest(${sql.param(known)}::text[]) as text (name)`,
      sql`${folded(sql`text.name`)} in (${whole}, ${reversed})`,
    )
    .where(ofTenant(scope, people, ne(people.publicLevel, 'full')));
  const publicNames = new Map(
    rows.map((row) => [
      row.text,
      row.level === 'hidden' ? hiddenName(scope.locale, null) : localisedPerson(scope, row).name,
    ]),
  );
  return (name) => publicNames.get(name) ?? inScript(scope.locale, name);
}
