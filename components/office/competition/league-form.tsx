'use client';

import { useTranslations } from 'next-intl';
import { RecordForm } from '#components/office/shared/record-form.tsx';
import { useRecord } from '#components/office/shared/use-record.ts';
import { CheckField, TextField } from '#components/ui/field.tsx';
import { Section } from '#components/ui/section.tsx';
import { Select } from '#components/ui/select.tsx';
import { commandApi } from '#lib/api/client.ts';
import { changeLeague, type ManagedLeague } from '#lib/api/contract/competition/leagues.ts';
import { maxName } from '#lib/api/contract/competition/names.ts';
import { ClubRulesFields } from './club-rules-fields.tsx';
import { DisciplineFields } from './discipline-fields.tsx';
import { NamesFields } from './names-fields.tsx';
import { RulesChoice } from './rules-choice.tsx';
import { StandingsFields } from './standings-fields.tsx';

const zones = () => Intl.supportedValuesOf('timeZone');

/** Name, kind, rules and standings of a league, saved as one. */
export function LeagueForm({ read }: { read: ManagedLeague }) {
  const t = useTranslations('office-competition');
  const form = useRecord(read, {
    send: ({ id, slug, season, games, gamesWithResult, ...body }) =>
      commandApi(changeLeague, { params: { leagueId: read.id }, body }),
    answer: changeLeague.answer,
    texts: { saved: t('saved'), undone: t('undone') },
  });
  const { record: league, set } = form;
  const isComplete = league.name.trim() !== '' && league.standings.points.win > league.standings.points.loss;
  return (
    <RecordForm
      record={form}
      of={{ noun: 'league', id: read.id }}
      isComplete={isComplete}
      fieldLabel={(field) => labelOf(field, t)}
      className="flex flex-col gap-8"
    >
      <Section title={t('aboutLeague')}>
        <div className="grid gap-4 py-3 sm:grid-cols-3">
          <TextField
            path="league.name"
            label={t('name')}
            help={t('addressStays')}
            autoComplete="off"
            maxLength={maxName}
            value={league.name}
            onChange={({ currentTarget }) => set({ name: currentTarget.value })}
            problem={league.name.trim() === '' ? t('problem.name') : undefined}
          />
          <Select
            size="md"
            label={t('kindLabel')}
            options={(['league', 'tournament'] as const).map((value) => ({ value, label: t(`kind.${value}`) }))}
            value={league.kind}
            onValueChange={(kind) => set({ kind })}
          />
          <TextField
            path="league.timeZone"
            label={t('timeZone')}
            help={t('timeZoneHelp')}
            list="time-zones"
            autoComplete="off"
            maxLength={64}
            placeholder="Europe/Belgrade"
            value={league.timeZone ?? ''}
            onChange={({ currentTarget }) => set({ timeZone: currentTarget.value.trim() || null })}
          />
          <datalist id="time-zones">
            {zones().map((zone) => (
              <option key={zone} value={zone} />
            ))}
          </datalist>
        </div>
        <CheckField
          path="league.isOnLandingPage"
          label={t('isOnLandingPage')}
          checked={league.isOnLandingPage}
          onChange={({ currentTarget }) => set({ isOnLandingPage: currentTarget.checked })}
        />
        <NamesFields
          label={t('names')}
          path="league.names"
          maxLength={maxName}
          names={league.names}
          onChange={(names) => set({ names })}
        />
      </Section>
      <RulesChoice rules={league.rules} onChange={(rules) => set({ rules })} />
      <StandingsFields standings={league.standings} onChange={(standings) => set({ standings })} />
      <ClubRulesFields rules={league.clubRules} onChange={(clubRules) => set({ clubRules })} />
      <DisciplineFields discipline={league.discipline} onChange={(discipline) => set({ discipline })} />
    </RecordForm>
  );
}

const labels = [
  'clubRules',
  'discipline',
  'isOnLandingPage',
  'kind',
  'names',
  'rules',
  'standings',
  'timeZone',
] as const;

function labelOf(field: string, t: ReturnType<typeof useTranslations<'office-competition'>>): string {
  const known = labels.find((label) => label === field) ?? 'name';
  return t(known === 'kind' ? 'kindLabel' : known);
}
