'use client';

import { useTranslations } from 'next-intl';
import { RecordForm } from '#components/office/shared/record-form.tsx';
import { useRecord } from '#components/office/shared/use-record.ts';
import { TextField } from '#components/ui/field.tsx';
import { commandApi } from '#lib/api/client.ts';
import { maxName } from '#lib/api/contract/competition/names.ts';
import { changeSeason, type ManagedSeason } from '#lib/api/contract/competition/seasons.ts';
import { NamesFields } from './names-fields.tsx';

const fields = ['name', 'names', 'startsOn', 'endsOn'] as const;

/** Name and dates of a season, saved as one. */
export function SeasonForm({ read }: { read: ManagedSeason }) {
  const t = useTranslations('office-competition');
  const form = useRecord(read, {
    send: (body) => commandApi(changeSeason, { params: { seasonId: read.id }, body: body as SeasonBody }),
    answer: changeSeason.answer,
    texts: { saved: t('saved'), undone: t('undone') },
  });
  const { record: season, set } = form;
  const isInOrder = !season.startsOn || !season.endsOn || season.startsOn <= season.endsOn;
  const isComplete = season.name.trim() !== '' && isInOrder;
  const path = `season.${read.id}`;
  return (
    <RecordForm
      record={form}
      of={{ noun: 'season', id: read.id }}
      isComplete={isComplete}
      fieldLabel={(field) => t((fields as readonly string[]).includes(field) ? (field as 'name') : 'name')}
    >
      <div className="grid gap-4 py-2 sm:grid-cols-[2fr_1fr_1fr]">
        <TextField
          path={`${path}.name`}
          label={t('name')}
          help={t('addressStays')}
          autoComplete="off"
          maxLength={maxName}
          value={season.name}
          onChange={({ currentTarget }) => set({ name: currentTarget.value })}
          problem={season.name.trim() === '' ? t('problem.name') : undefined}
        />
        <TextField
          path={`${path}.startsOn`}
          label={t('startsOn')}
          type="date"
          disabled={season.hasDatesOfGames}
          help={season.hasDatesOfGames ? t('datesOfGames') : undefined}
          value={season.startsOn ?? ''}
          onChange={({ currentTarget }) => set({ startsOn: currentTarget.value || null })}
        />
        <TextField
          path={`${path}.endsOn`}
          label={t('endsOn')}
          type="date"
          disabled={season.hasDatesOfGames}
          value={season.endsOn ?? ''}
          onChange={({ currentTarget }) => set({ endsOn: currentTarget.value || null })}
          problem={isInOrder ? undefined : t('problem.order')}
        />
      </div>
      <NamesFields
        label={t('names')}
        path={`${path}.names`}
        maxLength={maxName}
        names={season.names}
        onChange={(names) => set({ names })}
      />
    </RecordForm>
  );
}

type SeasonBody = Parameters<typeof commandApi<typeof changeSeason>>[1]['body'];
