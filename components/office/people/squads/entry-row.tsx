import { useTranslations } from 'next-intl';
import { DateField } from '#components/office/people/date-field.tsx';
import { nameOf } from '#components/office/people/person-line.tsx';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import type { DraftedEntry, EntryProblem } from '#lib/office/squad-draft.ts';
import { KnownPersonLine, useKnownName } from './known-person-line.tsx';
import { MemberFields } from './member-fields.tsx';

type Props = {
  draft: DraftedEntry;
  problem: EntryProblem | null;
  onChange: (change: Partial<DraftedEntry>) => void;
  onRemove: () => void;
};

/** Somebody who is about to be entered, with the choice of the people whom a new name resembles. */
export function EntryRow({ draft, problem, onChange, onRemove }: Props) {
  const t = useTranslations('office-people');
  const { key, person } = draft;
  return (
    <li className="border-b border-line py-4">
      <div className="flex items-start justify-between gap-2">
        {person ? <KnownPersonLine person={person} /> : <span className="label pt-3">{t('somebodyNew')}</span>}
        <IconButton
          icon="close"
          label={t('dropEntry', { name: nameOf(draft) || t('somebodyNew') })}
          onClick={onRemove}
        />
      </div>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {!person && <NameFields draft={draft} isMissing={problem === 'name'} onChange={onChange} />}
        <MemberFields
          path={key}
          place={draft}
          onChange={({ number, ...change }) =>
            onChange({ ...change, ...(number !== undefined && { number: number ?? '' }) })
          }
        />
      </div>
      {problem === 'choice' && <LookAlikes draft={draft} onChange={onChange} />}
    </li>
  );
}

function NameFields({ draft, isMissing, onChange }: Pick<Props, 'draft' | 'onChange'> & { isMissing: boolean }) {
  const t = useTranslations('office-people');
  const { key, firstName, lastName, birthDate } = draft;
  // Another name resembles other people.
  const rename = (name: Partial<DraftedEntry>) => onChange({ ...name, lookAlikes: [], isAnother: false });
  return (
    <>
      <TextField
        path={`${key}.firstName`}
        label={t('firstName')}
        autoComplete="off"
        maxLength={80}
        value={firstName}
        onChange={({ currentTarget }) => rename({ firstName: currentTarget.value })}
      />
      <TextField
        path={`${key}.lastName`}
        label={t('lastName')}
        autoComplete="off"
        maxLength={80}
        value={lastName}
        onChange={({ currentTarget }) => rename({ lastName: currentTarget.value })}
        problem={isMissing ? t('problem.name') : undefined}
      />
      <DateField
        path={`${key}.birthDate`}
        label={t('birthDate')}
        value={birthDate}
        onChange={(day) => onChange({ birthDate: day })}
      />
    </>
  );
}

function LookAlikes({ draft, onChange }: Pick<Props, 'draft' | 'onChange'>) {
  const t = useTranslations('office-people');
  const knownName = useKnownName();
  return (
    <fieldset className="mt-4 border-s-4 border-warning ps-3">
      <legend className="font-semibold text-warning">{t('whoIsIt')}</legend>
      <ul>
        {draft.lookAlikes.map((person) => (
          <li key={person.id} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <KnownPersonLine person={person} />
            <Button
              size="sm"
              aria-label={t('isThis', { name: knownName(person) })}
              onClick={() => onChange({ person, lookAlikes: [] })}
            >
              {t('isThisShort')}
            </Button>
          </li>
        ))}
      </ul>
      <Button size="sm" onClick={() => onChange({ isAnother: true, lookAlikes: [] })}>
        {t('isAnother', { name: nameOf(draft) })}
      </Button>
    </fieldset>
  );
}
