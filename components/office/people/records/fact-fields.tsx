import { useTranslations } from 'next-intl';
import { DateField } from '#components/office/people/date-field.tsx';
import { positionOf } from '#components/office/people/squads/member-fields.tsx';
import { ChoiceField, TextField } from '#components/ui/field.tsx';
import type { PersonRecord } from '#lib/api/contract/people/person.ts';
import { positions } from '#lib/api/contract/player.ts';
import { formatCountry } from '#lib/i18n/format/country.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';

type Props = { record: PersonRecord; set: (values: Partial<PersonRecord>) => void; isBorn: boolean };

/** Birth date, position, height, weight and country of a person. */
export function FactFields({ record, set, isBorn }: Props) {
  const t = useTranslations('office-people');
  const names = useTranslations('positions');
  const locale = usePageLocale();
  const { nationality } = record;
  return (
    <div className="grid grid-cols-2 gap-4 py-4">
      <DateField
        path="birthDate"
        label={t('birthDate')}
        value={record.birthDate}
        onChange={(birthDate) => set({ birthDate })}
        problem={isBorn ? undefined : t('problem.birthDate')}
      />
      <ChoiceField
        path="position"
        label={t('position')}
        value={record.position ?? ''}
        onChange={({ currentTarget }) => set({ position: positionOf(currentTarget.value) })}
      >
        <option value="">{t('noPosition')}</option>
        {positions.map((one) => (
          <option key={one} value={one}>
            {names(`${one}.name`)}
          </option>
        ))}
      </ChoiceField>
      {(['heightCm', 'weightKg'] as const).map((field) => (
        <TextField
          key={field}
          path={field}
          label={t(`field.${field}`)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={record[field] === null ? '' : String(record[field])}
          onChange={({ currentTarget }) => set({ [field]: wholeNumber(currentTarget.value) })}
        />
      ))}
      <TextField
        path="nationality"
        label={t('field.nationality')}
        help={
          nationality && formatCountry(locale, nationality) !== nationality
            ? formatCountry(locale, nationality)
            : t('nationalityHelp')
        }
        autoComplete="off"
        maxLength={60}
        value={nationality ?? ''}
        onChange={({ currentTarget }) => set({ nationality: currentTarget.value || null })}
      />
    </div>
  );
}

/** Returns the number of a text, of which letters are left out; null without any digit. */
function wholeNumber(text: string): number | null {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? null : Number(digits);
}
