import { useTranslations } from 'next-intl';
import { nameOf, PersonLine } from '#components/office/people/person-line.tsx';
import type { KnownPerson } from '#lib/office/squad-draft.ts';

/** Returns the function that names somebody whom the league knows, also where the name is withheld. */
export function useKnownName() {
  const t = useTranslations('office-people');
  return (person: KnownPerson) => ('lastName' in person ? nameOf(person) : (person.name ?? t('nameWithheld')));
}

/** Somebody whom the league knows; of a person of another club only what is public, and the latest team. */
export function KnownPersonLine({ person }: { person: KnownPerson }) {
  const t = useTranslations('office-people');
  const knownName = useKnownName();
  if ('lastName' in person) return <PersonLine person={person} />;
  const { team, season } = person;
  return (
    <span className="min-w-0">
      <span className="block font-semibold wrap-anywhere">{knownName(person)}</span>
      <span className="block text-sm text-quiet wrap-anywhere">{team ? `${team} ${season}` : t('nothingKnown')}</span>
    </span>
  );
}
