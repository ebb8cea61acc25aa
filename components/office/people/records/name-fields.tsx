import { useTranslations } from 'next-intl';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { TextField } from '#components/ui/field.tsx';
import type { PersonRecord } from '#lib/api/contract/people/person.ts';
import { languageName } from '#lib/i18n/language-name.ts';
import { type Locale, locales } from '#lib/i18n/locales.ts';

type Props = { record: PersonRecord; set: (values: Partial<PersonRecord>) => void };

const empty = { firstName: '', lastName: '' };

/** The name of a person, and its forms in other languages. */
export function NameFields({ record, set }: Props) {
  const t = useTranslations('office-people');
  const setName = (locale: Locale, change: Partial<typeof empty>) => {
    const { [locale]: known = empty, ...others } = record.names;
    const name = { ...known, ...change };
    set({ names: name.firstName || name.lastName ? { ...others, [locale]: name } : others });
  };
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <NameField
          part="firstName"
          path="firstName"
          value={record.firstName}
          onChange={(firstName) => set({ firstName })}
        />
        <NameField
          part="lastName"
          path="lastName"
          value={record.lastName}
          onChange={(lastName) => set({ lastName })}
          problem={record.lastName.trim() === '' ? t('problem.name') : undefined}
        />
      </div>
      <Disclosure summary={t('field.names')}>
        <p className="pb-3 text-sm text-quiet">{t('namesHelp')}</p>
        {locales.map((locale) => {
          const name = record.names[locale] ?? empty;
          return (
            <fieldset key={locale} className="grid grid-cols-2 gap-4 pb-4">
              <legend className="font-semibold">{languageName(locale)}</legend>
              <NameField
                part="firstName"
                path={`names.${locale}.firstName`}
                value={name.firstName}
                onChange={(firstName) => setName(locale, { firstName })}
              />
              <NameField
                part="lastName"
                path={`names.${locale}.lastName`}
                value={name.lastName}
                onChange={(lastName) => setName(locale, { lastName })}
                problem={name.firstName && !name.lastName.trim() ? t('problem.name') : undefined}
              />
            </fieldset>
          );
        })}
      </Disclosure>
    </>
  );
}

function NameField({
  part,
  path,
  value,
  onChange,
  problem,
}: {
  part: 'firstName' | 'lastName';
  path: string;
  value: string;
  onChange: (text: string) => void;
  problem?: string | undefined;
}) {
  const t = useTranslations('office-people');
  return (
    <TextField
      path={path}
      label={t(part)}
      autoComplete="off"
      maxLength={80}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      problem={problem}
    />
  );
}
