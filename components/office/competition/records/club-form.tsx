'use client';

import { useTranslations } from 'next-intl';
import { PictureField } from '#components/office/shared/picture-field.tsx';
import { RecordForm } from '#components/office/shared/record-form.tsx';
import { useRecord } from '#components/office/shared/use-record.ts';
import { commandApi } from '#lib/api/client.ts';
import { changeClub, type ManagedClub } from '#lib/api/contract/competition/clubs.ts';
import { areColors, ColorsFields } from './colors-fields.tsx';
import { factText } from './fact-text.ts';
import { FactField, RecordNames } from './text-fields.tsx';

/** Everything of a club, saved as one. */
export function ClubForm({ read }: { read: ManagedClub }) {
  const t = useTranslations('office-records');
  const form = useRecord(read, {
    send: ({ id, slug, teams, ...body }) => commandApi(changeClub, { params: { clubId: read.id }, body }),
    answer: changeClub.answer,
    texts: { saved: t('saved'), undone: t('undone') },
  });
  const { record: club, set } = form;
  const { id } = club;
  const isCode = club.code === null || /^[\p{L}\p{N}]{2,5}$/u.test(club.code);
  const isWebsite = club.website === null || /^https?:\/\/.+\..+/.test(club.website);
  const isComplete = club.name.trim() !== '' && areColors(club.colors) && isCode && isWebsite;
  return (
    <RecordForm
      record={form}
      of={{ noun: 'club', id }}
      isComplete={isComplete}
      fieldLabel={(field) => labelOf(field, t)}
      className="flex flex-col gap-4"
    >
      <PictureField
        label={t('fact.crest')}
        help={t('crestHelp')}
        value={club.crest}
        onChange={(crest) => set({ crest })}
        onRemove={() => set({ crest: null })}
      />
      <RecordNames record={club} onChange={set} />
      <div className="grid gap-4 sm:grid-cols-2">
        <FactField
          id={id}
          fact="shortName"
          label={t('fact.shortName')}
          maxLength={60}
          value={club.shortName}
          onChange={(text) => set({ shortName: factText(text) })}
        />
        <FactField
          id={id}
          fact="code"
          label={t('fact.code')}
          maxLength={5}
          value={club.code}
          problem={isCode ? undefined : t('problem.code')}
          onChange={(text) => set({ code: factText(text.toUpperCase()) })}
        />
        <FactField
          id={id}
          fact="city"
          label={t('fact.city')}
          value={club.city}
          onChange={(text) => set({ city: factText(text) })}
        />
        <FactField
          id={id}
          fact="website"
          label={t('fact.website')}
          maxLength={300}
          value={club.website}
          problem={isWebsite ? undefined : t('problem.website')}
          onChange={(text) => set({ website: factText(text) })}
        />
      </div>
      <ColorsFields id={id} colors={club.colors} onChange={(colors) => set({ colors })} />
    </RecordForm>
  );
}

const labels = ['city', 'code', 'colors', 'country', 'crest', 'founded', 'shortName', 'website'] as const;

function labelOf(field: string, t: ReturnType<typeof useTranslations<'office-records'>>): string {
  const known = labels.find((label) => label === field);
  return known ? t(`fact.${known}`) : t(field === 'names' ? 'names' : 'name');
}
