import { type NameKey, nameKey } from '#server/league/names/name-key.ts';
import type { KnownPerson, PeopleBook } from './people-book.ts';

export type PersonClue = {
  firstName: string;
  lastName: string;
  /** `source:id`, if the source identifies the person beyond one game. */
  externalId: string | null;
  birthDate: string | null;
  number: string | null;
  isPlayer: boolean;
};

/**
 * Matches a name in a file to a person of the tenant, or returns null for a new one. Tries in order: the source's id; the same
 * name in the squad (and number, if there are two); the only person in the squad who fits by number and a shorter or longer
 * form of the name; the same name in another team of the club; the same name and date of birth anywhere. Never matches a
 * person with another id of the same source, nor one in `taken`.
 */
export function identifyPerson(
  book: PeopleBook,
  teamId: string,
  clue: PersonClue,
  taken: ReadonlySet<string>,
): KnownPerson | null {
  const known = clue.externalId ? book.byExternalId.get(clue.externalId) : undefined;
  if (known) return book.people.get(known) ?? null;

  const key = keyOf(clue);
  const candidate = (id: string) => {
    const person = book.people.get(id);
    return person && !taken.has(id) && !contradicts(person, clue) ? [person] : [];
  };
  const inTeam = (id: string) =>
    (book.byTeam.get(id) ?? [])
      .filter(({ role }) => (role === 'player') === clue.isPlayer)
      .flatMap(({ personId, number }) => candidate(personId).map((person) => ({ person, number, key: keyOf(person) })));

  const squad = inTeam(teamId);
  const namesakes = squad.filter((one) => isSameName(one.key, key));
  const byNumber = namesakes.find(({ number }) => number === clue.number) ?? namesakes[0];
  if (byNumber) return byNumber.person;
  const variants = squad.filter((one) => isVariant(one, { key, number: clue.number }));
  if (variants[0]) return variants.length === 1 ? variants[0].person : null;
  const inClub = (book.sisters.get(teamId) ?? []).flatMap(inTeam).find((one) => isSameName(one.key, key));
  if (inClub) return inClub.person;
  if (clue.birthDate === null) return null;
  const elsewhere = (book.byName.get(key.whole) ?? []).flatMap(candidate);
  return elsewhere.find((one) => one.birthDate === clue.birthDate && isOneGeneration(keyOf(one), key)) ?? null;
}

const keyOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => nameKey(firstName, lastName);

const isSameName = (a: NameKey, b: NameKey) => a.whole === b.whole && a.suffix === b.suffix;

/** One may lack the suffix, but junior and senior are two people. */
const isOneGeneration = (a: NameKey, b: NameKey) => a.suffix === b.suffix || a.suffix === null || b.suffix === null;

type Numbered = { key: NameKey; number: string | null };

/** Matches a name with and without Jr, unless the numbers differ; with the same number also Will and William, J. and John. */
function isVariant(a: Numbered, b: Numbered): boolean {
  if (!isOneGeneration(a.key, b.key)) return false;
  if (a.key.whole === b.key.whole) return a.number === b.number || a.number === null || b.number === null;
  return a.number !== null && a.number === b.number && a.key.family === b.key.family && isAbbreviation(a.key, b.key);
}

const isAbbreviation = ({ first: a }: NameKey, { first: b }: NameKey) =>
  a !== '' && b !== '' && (a.startsWith(b) || b.startsWith(a));

function contradicts(person: KnownPerson, { externalId, birthDate }: PersonClue): boolean {
  if (birthDate && person.birthDate && birthDate !== person.birthDate) return true;
  const source = externalId?.slice(0, externalId.indexOf(':') + 1);
  return source !== undefined && person.externalIds.some((id) => id.startsWith(source) && id !== externalId);
}
