'use client';

import { useTranslations } from 'next-intl';
import { PictureField } from '#components/office/shared/picture-field.tsx';
import { RecordForm } from '#components/office/shared/record-form.tsx';
import { useRecord } from '#components/office/shared/use-record.ts';
import { commandApi } from '#lib/api/client.ts';
import { changeTeam, type ManagedTeam } from '#lib/api/contract/competition/teams.ts';
import { areColors, ColorsFields } from './colors-fields.tsx';
import { FactField, RecordNames } from './text-fields.tsx';

/** Everything of a team in its league, saved as one. Without crest and colours it has those of its club. */
export function TeamForm({ read }: { read: ManagedTeam }) {
  const t = useTranslations('office-records');
  const form = useRecord(read, {
    send: ({ id, slug, club, games, ...body }) => commandApi(changeTeam, { params: { teamId: read.id }, body }),
    answer: changeTeam.answer,
    texts: { saved: t('saved'), undone: t('undone') },
  });
  const { record: team, set } = form;
  const { id } = team;
  const isCode = /^[\p{L}\p{N}]{2,5}$/u.test(team.code);
  const hasNames = team.name.trim() !== '' && team.shortName.trim() !== '';
  const isComplete = hasNames && isCode && areColors(team.colors);
  return (
    <RecordForm
      record={form}
      of={{ noun: 'team', id: team.id }}
      isComplete={isComplete}
      fieldLabel={(field) => labelOf(field, t)}
      className="flex flex-col gap-4"
    >
      <PictureField
        label={t('fact.crest')}
        help={team.crest === null && team.club ? t('crestOfClub', { name: team.club.name }) : t('crestOfTeamHelp')}
        value={team.crest ?? team.club?.crest ?? null}
        onChange={(crest) => set({ crest })}
        {...(team.crest !== null && { onRemove: () => set({ crest: null }) })}
      />
      <RecordNames record={team} onChange={set} />
      <div className="grid gap-4 sm:grid-cols-2">
        <FactField
          id={id}
          fact="shortName"
          label={t('fact.shortName')}
          maxLength={60}
          value={team.shortName}
          problem={team.shortName.trim() === '' ? t('problem.name') : undefined}
          onChange={(shortName) => set({ shortName })}
        />
        <FactField
          id={id}
          fact="code"
          label={t('fact.code')}
          maxLength={5}
          value={team.code}
          problem={isCode ? undefined : t('problem.code')}
          onChange={(text) => set({ code: text.toUpperCase() })}
        />
      </div>
      <ColorsFields
        id={id}
        colors={team.colors}
        fallback={team.club?.colors ?? null}
        onChange={(colors) => set({ colors })}
      />
    </RecordForm>
  );
}

const labels = ['code', 'colors', 'crest', 'shortName'] as const;

function labelOf(field: string, t: ReturnType<typeof useTranslations<'office-records'>>): string {
  const known = labels.find((label) => label === field);
  return known ? t(`fact.${known}`) : t(field === 'names' ? 'names' : 'name');
}
