import { useTranslations } from 'next-intl';
import { PictureField } from '#components/office/shared/picture-field.tsx';
import { Button } from '#components/ui/button.tsx';
import { ChoiceField } from '#components/ui/field.tsx';
import type { PersonRecord } from '#lib/api/contract/people/person.ts';
import { visibilityLevels } from '#lib/api/contract/people/visibility-levels.ts';

type Props = { record: PersonRecord; read: PersonRecord; set: (values: Partial<PersonRecord>) => void };

/** The portrait, and what is public of a person. */
export function PrivacyFields({ record, read, set }: Props) {
  const t = useTranslations('office-people');
  const { portrait, visibility } = record;
  // A picture that is not public is shown to nobody, by its address.
  const isWithheld = portrait !== null && portrait === read.portrait && read.publicLevel !== 'full';
  return (
    <div className="flex flex-col gap-4 pb-2">
      {isWithheld ? (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-sm text-quiet">{t('portraitWithheld')}</p>
          <Button size="sm" onClick={() => set({ portrait: null })}>
            {t('removePortrait')}
          </Button>
        </div>
      ) : (
        <PictureField
          label={t('field.portrait')}
          value={portrait}
          onChange={(address) => set({ portrait: address })}
          onRemove={() => set({ portrait: null })}
        />
      )}
      <ChoiceField
        path="visibility"
        label={t('field.visibility')}
        help={t('publicNow', { level: t(`level.${read.publicLevel}`) })}
        value={visibility ?? ''}
        onChange={({ currentTarget }) =>
          set({ visibility: visibilityLevels.find((level) => level === currentTarget.value) ?? null })
        }
      >
        <option value="">{t('level.policy')}</option>
        {visibilityLevels.map((level) => (
          <option key={level} value={level}>
            {t(`level.${level}`)}
          </option>
        ))}
      </ChoiceField>
    </div>
  );
}
