import { foldName } from '#lib/i18n/fold-name.ts';
import type { KnownMembership, KnownPerson, PeopleBook } from './people-book.ts';

export type PersonClue = {
  firstName: string;
  lastName: string;
  /** `source:id`, where the source knows the person beyond one game. */
  externalId: string | null;
  birthDate: string | null;
  number: string | null;
  isPlayer: boolean;
};

/**
 * The person of the tenant that a name in a file means, or null for a new one. In this order: the source's own id; the same
 * name in the squad (with the same number, if there are two); the same family name and number in the squad with first names
 * of which one begins like the other (Will, William); the same name in another team of the club; the same name and date of
 * birth anywhere. A person with another id of the same source is somebody else, and so is whoever is in `taken`.
 */
export function identifyPerson(
  book: PeopleBook,
  teamId: string,
  clue: PersonClue,
  taken: ReadonlySet<string>,
): KnownPerson | null {
  const known = clue.externalId ? book.byExternalId.get(clue.externalId) : undefined;
  if (known) return book.people.get(known) ?? null;

  const fullName = foldName(`${clue.firstName} ${clue.lastName}`);
  const possible = (id: string) => {
    const person = book.people.get(id);
    return person && !taken.has(id) && !contradicts(person, clue) ? [person] : [];
  };
  const inTeam = (id: string) =>
    (book.byTeam.get(id) ?? [])
      .filter(({ role }) => (role === 'player') === clue.isPlayer)
      .flatMap((place) => possible(place.personId).map((person) => ({ person, place })));

  const squad = inTeam(teamId);
  const namesakes = squad.filter(({ person }) => person.searchName === fullName);
  const byNumber = namesakes.find(({ place }) => place.number === clue.number) ?? namesakes[0];
  if (byNumber) return byNumber.person;
  const variant = squad.find(({ person, place }) => isVariant(person, place, clue));
  if (variant) return variant.person;
  const inClub = (book.sisters.get(teamId) ?? []).flatMap(inTeam).find(({ person }) => person.searchName === fullName);
  if (inClub) return inClub.person;
  if (clue.birthDate === null) return null;
  const elsewhere = (book.byName.get(fullName) ?? []).flatMap(possible);
  return elsewhere.find(({ birthDate }) => birthDate === clue.birthDate) ?? null;
}

function contradicts(person: KnownPerson, { externalId, birthDate }: PersonClue): boolean {
  if (birthDate && person.birthDate && birthDate !== person.birthDate) return true;
  const source = externalId?.slice(0, externalId.indexOf(':') + 1);
  return source !== undefined && person.externalIds.some((id) => id.startsWith(source) && id !== externalId);
}

function isVariant(person: KnownPerson, place: KnownMembership, clue: PersonClue): boolean {
  if (!clue.number || place.number !== clue.number) return false;
  if (foldName(person.lastName) !== foldName(clue.lastName)) return false;
  const [a, b] = [foldName(person.firstName), foldName(clue.firstName)];
  const shorter = Math.min(a.length, b.length, 3);
  return shorter > 0 && a.slice(0, shorter) === b.slice(0, shorter);
}
