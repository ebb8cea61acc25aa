import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { visibilityLevels } from '#lib/api/contract/people/visibility-levels.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { people, type VisibilityLevel } from '#server/db/schema/people.ts';
import { publicPeople } from '#server/db/schema/public-people.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { parseInput } from '#server/league/parse-input.ts';
import { findPersonByName } from '#server/league/person/merge/named.ts';
import { playerRefColumns } from '#server/league/person/refs.ts';

export type Visibility = {
  outcome: 'changed' | 'unchanged';
  id: string;
  fullName: string;
  /** The person's own choice; null: the tenant's policy decides. */
  own: VisibilityLevel | null;
  /** The level in force. */
  level: VisibilityLevel;
  /** As the public sees it. */
  publicName: string;
  publicSlug: string;
};

const ownLevel = z.enum(visibilityLevels).nullable();

/**
 * Sets a person's own level of visibility, which takes precedence over the tenant's policy; null leaves it to the policy. Pages
 * are announced where the level in force changes (by the trigger `person_level_announced`). Names resolve as in
 * `findPersonByName`. The caller authorises. Throws `not-found` and `bad-request`.
 */
export function setVisibility(
  scope: TenantScope,
  personName: string,
  visibility: VisibilityLevel | null,
): Promise<Visibility> {
  return inTransaction(scope, async (scope) => {
    const level = parseInput(ownLevel, visibility);
    const person = await findPersonByName(scope, personName);
    if (person.visibility !== level)
      await scope.db
        .update(people)
        .set({ visibility: level })
        .where(ofTenant(scope, people, eq(people.id, person.id)));
    return {
      ...(await visibilityOf(scope, person.id)),
      outcome: person.visibility === level ? 'unchanged' : 'changed',
    };
  });
}

/** Returns what is public of a person and why. Throws `not-found`, and `bad-request` for an ambiguous id. */
export async function getVisibility(scope: TenantScope, personName: string): Promise<Omit<Visibility, 'outcome'>> {
  return visibilityOf(scope, (await findPersonByName(scope, personName)).id);
}

async function visibilityOf(scope: TenantScope, id: string): Promise<Omit<Visibility, 'outcome'>> {
  const [row] = await scope.db
    .select({ person: people, shown: { ...playerRefColumns } })
    .from(people)
    .innerJoin(publicPeople, belongsTo(people, people.id, publicPeople))
    .where(ofTenant(scope, people, eq(people.id, id)));
  if (!row) throw notFound('person', id);
  const { person, shown } = row;
  return {
    id,
    fullName: `${person.firstName} ${person.lastName}`.trim(),
    own: person.visibility,
    level: shown.level,
    publicName: `${shown.firstName} ${shown.lastName}`.trim(),
    publicSlug: shown.slug,
  };
}
