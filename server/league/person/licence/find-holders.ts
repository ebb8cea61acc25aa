import { eq } from 'drizzle-orm';
import type { LicenceEntries } from '#lib/api/contract/people/licences.ts';
import { foldName } from '#lib/i18n/fold-name.ts';
import { memberships, people } from '#server/db/schema/people.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import type { Fault } from '#server/errors.ts';
import { type Sentence, say } from '#server/refusals/sentence.ts';

type Known = { id: string; firstName: string; lastName: string };

/** Finds whose licences these are, by id or by name; each entry that means nobody, or several people, is a fault. */
export async function findHolders(
  scope: TenantScope,
  { teamId, entries }: LicenceEntries,
): Promise<{ holders: string[]; faults: Fault[] }> {
  const { id, firstName, lastName } = people;
  const all = await scope.db.select({ id, firstName, lastName }).from(people).where(ofTenant(scope, people));
  const ids = new Set(all.map((one) => one.id));
  const named = Map.groupBy(
    (teamId ? await inTeam(scope, teamId, all) : all).flatMap((one) => foldedNames(one).map((name) => ({ one, name }))),
    ({ name }) => name,
  );
  const faults: Fault[] = [];
  const holders = entries.map(({ personId, name }, index) => {
    const add = (field: string, message: Sentence) => {
      faults.push({ path: `entries.${index}.${field}`, message });
      return '';
    };
    if (personId) return ids.has(personId) ? personId : add('personId', say`there is no such person`);
    if (!name) return add('name', say`give a name, or the id of a person`);
    const found = [...new Set((named.get(foldName(name)) ?? []).map(({ one }) => one.id))];
    if (found.length > 1) return add('name', say`several people are called ${name}: give the id of one of them`);
    if (found[0]) return found[0];
    return add(
      'name',
      teamId ? say`nobody in this squad is called ${name}` : say`nobody whom the league knows is called ${name}`,
    );
  });
  return { holders, faults };
}

const foldedNames = ({ firstName, lastName }: Known) => [
  ...new Set([`${firstName} ${lastName}`, `${lastName} ${firstName}`].map((name) => foldName(name.trim()))),
];

async function inTeam(scope: TenantScope, teamId: string, all: readonly Known[]): Promise<Known[]> {
  const rows = await scope.db
    .select({ id: memberships.personId })
    .from(memberships)
    .where(ofTenant(scope, memberships, eq(memberships.teamId, teamId)));
  const members = new Set(rows.map(({ id }) => id));
  return all.filter(({ id }) => members.has(id));
}
