'use client';

import { useTranslations } from 'next-intl';
import { PictureField } from '#components/office/shared/picture-field.tsx';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import type { AboutRecord } from '#lib/api/contract/about-record.ts';
import { languageName } from '#lib/i18n/language-name.ts';
import { languageTag } from '#lib/i18n/language-tag.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { isEmail } from '#lib/is-address.ts';
import { moved } from '#lib/office/moved.ts';

type Officer = AboutRecord['people'][number];
type Props = {
  people: readonly Officer[];
  locales: readonly Locale[];
  onChange: (people: Officer[]) => void;
};

const empty: Officer = { name: '', role: {}, email: null, phone: null, portrait: null };

/** The officers in the order in which the page shows them. */
export function PeopleFields({ people, locales, onChange }: Props) {
  const t = useTranslations('office-about');
  const setAt = (index: number, values: Partial<Officer>) =>
    onChange(people.map((one, at) => (at === index ? { ...one, ...values } : one)));
  const move = (index: number, by: 1 | -1) => onChange(moved(people, index, by));
  return (
    <>
      {people.length === 0 && <p className="py-3 text-quiet">{t('nobody')}</p>}
      <ol>
        {people.map((person, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an officer is who stands at the place; the name is being typed
          <li key={index} className="flex flex-col gap-4 border-b border-line py-4">
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                path={`people.${index}.name`}
                label={t('person.name')}
                autoComplete="off"
                maxLength={120}
                value={person.name}
                onChange={({ currentTarget }) => setAt(index, { name: currentTarget.value })}
                problem={person.name.trim() === '' ? t('problem.name') : undefined}
              />
              <TextField
                path={`people.${index}.email`}
                label={t('field.email')}
                type="email"
                autoComplete="off"
                maxLength={254}
                value={person.email ?? ''}
                onChange={({ currentTarget }) => setAt(index, { email: currentTarget.value.trim() || null })}
                problem={person.email === null || isEmail(person.email) ? undefined : t('problem.email')}
              />
              <TextField
                path={`people.${index}.phone`}
                label={t('field.phone')}
                type="tel"
                autoComplete="off"
                maxLength={60}
                value={person.phone ?? ''}
                onChange={({ currentTarget }) => setAt(index, { phone: currentTarget.value || null })}
              />
              {locales.map((locale) => (
                <div key={locale} lang={languageTag(locale)}>
                  <TextField
                    path={`people.${index}.role.${locale}`}
                    label={t('person.roleIn', { language: languageName(locale) })}
                    autoComplete="off"
                    maxLength={120}
                    value={person.role[locale] ?? ''}
                    onChange={({ currentTarget }) =>
                      setAt(index, { role: { ...person.role, [locale]: currentTarget.value } })
                    }
                  />
                </div>
              ))}
            </div>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <PictureField
                label={t('person.portrait')}
                value={person.portrait}
                onChange={(portrait) => setAt(index, { portrait })}
                onRemove={() => setAt(index, { portrait: null })}
              />
              <span className="flex items-center gap-1">
                <IconButton
                  icon="chevron-up"
                  label={t('earlier', { name: person.name })}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                />
                <IconButton
                  icon="chevron-down"
                  label={t('later', { name: person.name })}
                  disabled={index === people.length - 1}
                  onClick={() => move(index, 1)}
                />
                <IconButton
                  icon="close"
                  label={t('remove', { name: person.name })}
                  onClick={() => onChange(people.filter((_, at) => at !== index))}
                />
              </span>
            </div>
          </li>
        ))}
      </ol>
      <Button className="mt-4" onClick={() => onChange([...people, empty])}>
        {t('add')}
      </Button>
    </>
  );
}
