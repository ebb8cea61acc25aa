import type { DuplicatePair, DuplicateReason } from '#lib/api/contract/people/duplicates.ts';
import { people } from '#server/db/schema/people.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { nameKey } from '#server/league/names/name-key.ts';
import { isMistyped, isSameName, isShortened } from '#server/league/person/look-alike/are-alike.ts';
import { loadPersonCards } from '#server/league/person/record/cards.ts';
import { loadClubsOfPeople } from './clubs-of-people.ts';
import { dropDistinct } from './drop-distinct.ts';
import { dropTeamMates } from './drop-team-mates.ts';

type Known = Pick<typeof people.$inferSelect, 'id' | 'firstName' | 'lastName' | 'birthDate' | 'externalIds'>;
type Found = { one: Known; other: Known; reason: DuplicateReason; hasSameBirthDate: boolean };

const maxPairs = 200;

/**
 * Lists records that may be of one person, and of which nobody has said that they are two, the surest first: names that fold alike, a shortened name in the same club, a mistyped one with the
 * same birth date. Only for staff: the caller authorises.
 */
export async function listDuplicates(scope: TenantScope): Promise<DuplicatePair[]> {
  const { id, firstName, lastName, birthDate, externalIds } = people;
  const known = await scope.db
    .select({ id, firstName, lastName, birthDate, externalIds })
    .from(people)
    .where(ofTenant(scope, people));
  const clubs = await loadClubsOfPeople(scope);
  const shareClub = (one: Known, other: Known) =>
    [...(clubs.get(one.id) ?? [])].some((club) => clubs.get(other.id)?.has(club));
  const pairs = [...candidatesOf(known)].flatMap(([one, other]) => {
    const reason = reasonOf(one, other, () => shareClub(one, other));
    const hasSameBirthDate = one.birthDate !== null && one.birthDate === other.birthDate;
    return reason && !isMarkedDistinct(one, other) ? [{ one, other, reason, hasSameBirthDate }] : [];
  });
  const open = await dropTeamMates(scope, await dropDistinct(scope, pairs));
  const sure = open.toSorted((one, other) => doubtOf(one) - doubtOf(other)).slice(0, maxPairs);
  const cards = await loadPersonCards(
    scope,
    sure.flatMap(({ one, other }) => [one.id, other.id]),
  );
  return sure.flatMap(({ one, other, reason, hasSameBirthDate }) => {
    const [a, b] = [cards.get(one.id), cards.get(other.id)];
    if (!a || !b) return [];
    const [keep, duplicate] = weightOf(b) > weightOf(a) ? [b, a] : [a, b];
    return [{ keep, duplicate, reason, hasSameBirthDate }];
  });
}

/** Pairs whose names have a part in common, or whose birth dates are equal: others need no look. */
function* candidatesOf(known: readonly Known[]): Generator<[Known, Known]> {
  const blocks = new Map<string, Known[]>();
  for (const person of known) {
    const { family, whole } = nameKey(person.firstName, person.lastName);
    const keys = [
      `family ${family}`,
      `letters ${[...whole].sort().join('')}`,
      person.birthDate && `born ${person.birthDate}`,
    ];
    for (const key of keys.filter((key) => key !== null)) {
      const block = blocks.get(key);
      if (block) block.push(person);
      else blocks.set(key, [person]);
    }
  }
  const seen = new Set<string>();
  for (const block of blocks.values())
    for (const [index, one] of block.entries())
      for (const other of block.slice(index + 1)) {
        const key = [one.id, other.id].sort().join();
        if (seen.has(key)) continue;
        seen.add(key);
        yield [one, other];
      }
}

function reasonOf(one: Known, other: Known, shareClub: () => boolean): DuplicateReason | null {
  if (one.birthDate && other.birthDate && one.birthDate !== other.birthDate) return null;
  if (isSameName(one, other)) return 'same-name';
  if (isShortened(one, other) && shareClub()) return 'shortened-name';
  return one.birthDate !== null && one.birthDate === other.birthDate && isMistyped(one, other) ? 'mistyped-name' : null;
}

/** Whether one source gives both an id of its own. */
function isMarkedDistinct(one: Known, other: Known): boolean {
  const sources = ({ externalIds }: Known) =>
    new Set(externalIds.filter((id) => !id.startsWith('merged:')).map((id) => id.slice(0, id.indexOf(':') + 1)));
  const own = sources(one);
  return [...sources(other)].some((source) => own.has(source));
}

const doubtOf = ({ reason, hasSameBirthDate }: Found) =>
  ['same-name', 'mistyped-name', 'shortened-name'].indexOf(reason) * 2 - (hasSameBirthDate ? 1 : 0);

/** How much is known of a person, to keep the fuller record. */
const weightOf = ({ memberships, birthDate, portrait }: DuplicatePair['keep']) =>
  memberships.length + (birthDate ? 1 : 0) + (portrait ? 1 : 0);
