'use client';

import { useTranslations } from 'next-intl';
import { Select } from '#components/ui/select.tsx';
import type { ManagedPhase, PhaseChange } from '#lib/api/contract/competition/phases.ts';
import { carriedResults } from '#lib/basketball/standings/carry-over.ts';
import { standingsProfiles } from '#lib/basketball/standings/profiles/all.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';

/** A phase whose results can be carried over. */
export type SourcePhase = Pick<ManagedPhase, 'id' | 'name' | 'names'>;
type Settings = Pick<ManagedPhase, 'carryOver' | 'standingsProfile'>;
type Props = Settings & {
  /** The earlier phases that have a table. */
  sources: readonly SourcePhase[];
  onChange: (settings: Pick<PhaseChange, keyof Settings>) => void;
};

/** What the table of a phase takes over from an earlier one, and how it is made. */
export function TableFields({ carryOver, standingsProfile, sources, onChange }: Props) {
  const t = useTranslations('office-phases');
  const competition = useTranslations('office-competition');
  const locale = usePageLocale();
  const results = carryOver?.results ?? 'all';
  return (
    <div className="mt-4 grid gap-4 sm:grid-cols-2">
      {sources.length > 0 && (
        <Select
          size="md"
          label={t('carryOver')}
          options={[
            { value: '', label: t('carriesNothing') },
            ...sources.map(({ id, name, names }) => ({ value: id, label: names[locale] ?? name })),
          ]}
          value={carryOver?.phaseId ?? ''}
          onValueChange={(phaseId) => onChange({ carryOver: phaseId === '' ? null : { phaseId, results } })}
        />
      )}
      {carryOver && (
        <Select
          size="md"
          label={t('carriedResults')}
          options={carriedResults.map((value) => ({ value, label: t(`carried.${value}`) }))}
          value={results}
          onValueChange={(value) => onChange({ carryOver: { ...carryOver, results: value } })}
        />
      )}
      {carryOver && <p className="text-sm text-quiet sm:col-span-2">{t('carryOverHelp')}</p>}
      <Select
        size="md"
        label={t('tableMade')}
        options={[
          { value: '', label: t('asInLeague') },
          ...standingsProfiles.map(({ id }) => ({ value: id, label: competition(`standingsProfile.${id as 'nba'}`) })),
        ]}
        value={standingsProfile ?? ''}
        onValueChange={(id) => onChange({ standingsProfile: id || null })}
      />
    </div>
  );
}
