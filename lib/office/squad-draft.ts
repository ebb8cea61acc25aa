import type { PersonCard } from '#lib/api/contract/people/person.ts';
import type { LookAlikes, PersonOutside, SquadEntry, SquadMember } from '#lib/api/contract/people/squad.ts';
import { shirtNumber } from '#lib/basketball/shirt-number.ts';
import type { SquadLine } from './squad-lines.ts';

/** Somebody whom the league knows, though perhaps not to who asks. */
export type KnownPerson = PersonCard | PersonOutside;

/** Somebody who is about to be entered in a squad: a known person, or a name that is new. */
export type DraftedEntry = {
  key: string;
  person: KnownPerson | null;
  firstName: string;
  lastName: string;
  birthDate: string | null;
  number: string;
  position: SquadMember['position'];
  role: SquadMember['role'];
  /** People whom the name resembles, until somebody has chosen one of them or said that it is another. */
  lookAlikes: readonly KnownPerson[];
  isAnother: boolean;
};

export const draftOfName = (line: Partial<SquadLine> = {}): DraftedEntry => ({
  key: crypto.randomUUID(),
  person: null,
  firstName: line.firstName ?? '',
  lastName: line.lastName ?? '',
  birthDate: line.birthDate ?? null,
  number: line.number ?? '',
  position: line.position ?? null,
  role: 'player',
  lookAlikes: [],
  isAnother: false,
});

export const draftOfPerson = (person: PersonCard): DraftedEntry => ({ ...draftOfName(person), person });

/** What an entry lacks to be entered. */
export type EntryProblem = 'name' | 'number' | 'choice';

export function problemOf({ person, lastName, number, lookAlikes }: DraftedEntry): EntryProblem | null {
  if (!person && lastName.trim() === '') return 'name';
  if (number.trim() !== '' && !shirtNumber.test(number.trim())) return 'number';
  return lookAlikes.length > 0 ? 'choice' : null;
}

export function toEntry(draft: DraftedEntry, from: string | null): SquadEntry {
  const { person, firstName, lastName, birthDate, position, role, isAnother } = draft;
  const place = { number: draft.number.trim() || null, position, role, from };
  return person ? { ...place, personId: person.id } : { ...place, firstName, lastName, birthDate, isAnother };
}

/** Returns the drafts with the people whom their names resemble, as a refusal has told by the number of the entry. */
export const withLookAlikes = (drafts: readonly DraftedEntry[], lookAlikes: LookAlikes): DraftedEntry[] =>
  drafts.map((draft, index) => {
    const found = lookAlikes.find(({ entry }) => entry === index);
    return { ...draft, lookAlikes: found ? [...found.people, ...found.outside] : [] };
  });
