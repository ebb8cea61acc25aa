import { useTranslations } from 'next-intl';
import type { PersonCard } from '#lib/api/contract/people/person.ts';
import { formatDay } from '#lib/i18n/format/dates.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';

const shownMemberships = 2;

export const nameOf = ({ firstName, lastName }: Pick<PersonCard, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** The name of a person, with what tells the person from others of that name: birth date and latest teams. */
export function PersonLine({ person }: { person: PersonCard }) {
  const t = useTranslations('office-people');
  const locale = usePageLocale();
  const { birthDate, memberships, isProvisional } = person;
  const facts = [
    isProvisional && t('provisional'),
    birthDate && t('born', { day: formatDay(locale, birthDate, 'date') }),
    ...memberships.slice(0, shownMemberships).map(({ team, season }) => `${team} ${season}`),
  ];
  return (
    <span className="min-w-0">
      <span className="block font-semibold wrap-anywhere">{nameOf(person)}</span>
      <span className="block text-sm text-quiet wrap-anywhere">
        {facts.filter(Boolean).join(' · ') || t('nothingKnown')}
      </span>
    </span>
  );
}
