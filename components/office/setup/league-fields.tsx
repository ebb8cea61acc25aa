'use client';

import { useTranslations } from 'next-intl';
import { CheckField, ChoiceField, LongTextField, TextField } from '#components/ui/field.tsx';
import { maxName } from '#lib/api/contract/competition/names.ts';
import { builtInProfiles } from '#lib/basketball/rules/profiles.ts';
import type { FieldsProps } from './fields-props.ts';

/** The first league by hand, or none yet. */
export function LeagueFields({ draft, set, faults }: FieldsProps) {
  const t = useTranslations('setup');
  const competition = useTranslations('office-competition');
  return (
    <div className="flex flex-col gap-4 py-3">
      <CheckField
        path="hasLeague"
        label={t('withLeague')}
        checked={draft.hasLeague}
        onChange={() => set({ hasLeague: !draft.hasLeague })}
      />
      <p className="text-sm text-quiet">{t('leagueHelp')}</p>
      {draft.hasLeague && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            path="league.season"
            label={t('season')}
            autoComplete="off"
            maxLength={maxName}
            value={draft.season}
            onChange={({ currentTarget }) => set({ season: currentTarget.value })}
            problem={faults.has('league.season') ? t('problem.season') : undefined}
          />
          <TextField
            path="league.name"
            label={t('leagueName')}
            autoComplete="off"
            maxLength={maxName}
            value={draft.league}
            onChange={({ currentTarget }) => set({ league: currentTarget.value })}
            problem={faults.has('league.name') ? t('problem.league') : undefined}
          />
          <ChoiceField
            path="league.rulesProfile"
            label={competition('playedBy')}
            value={draft.rulesProfile}
            onChange={({ currentTarget }) => set({ rulesProfile: currentTarget.value })}
          >
            {builtInProfiles.map(({ id }) => (
              <option key={id} value={id}>
                {competition(`rulesProfile.${id as 'nba'}`)}
              </option>
            ))}
          </ChoiceField>
          <LongTextField
            path="league.teams"
            label={competition('teams')}
            help={t('teamsHelp')}
            className="sm:col-span-2"
            rows={8}
            value={draft.teams}
            onChange={({ currentTarget }) => set({ teams: currentTarget.value })}
          />
        </div>
      )}
    </div>
  );
}
