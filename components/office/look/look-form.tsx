'use client';

import { useTranslations } from 'next-intl';
import { PictureField } from '#components/office/shared/picture-field.tsx';
import { RecordForm } from '#components/office/shared/record-form.tsx';
import { useRecord } from '#components/office/shared/use-record.ts';
import { TextField } from '#components/ui/field.tsx';
import { Section } from '#components/ui/section.tsx';
import { commandApi } from '#lib/api/client.ts';
import { type SiteLook, setSiteLook } from '#lib/api/contract/look.ts';
import type { FieldOf } from '#lib/office/record-draft.ts';
import { ColorFields, isColor } from './color-fields.tsx';
import { SitePreview } from './site-preview.tsx';
import { hasCompleteSponsors, SponsorFields } from './sponsor-fields.tsx';

/** Everything of the look in one form, saved as one. */
export function LookForm({ read }: { read: SiteLook }) {
  const t = useTranslations('office');
  const form = useRecord(read, {
    send: (body) => commandApi(setSiteLook, { body }),
    answer: setSiteLook.answer,
    texts: { saved: t('look.saved'), undone: t('look.undone') },
  });
  const { record: look, set } = form;
  const isComplete =
    look.title.trim() !== '' && Object.values(look.colors).every(isColor) && hasCompleteSponsors(look.sponsors);
  return (
    <RecordForm
      record={form}
      of={{ noun: 'look', id: 'site' }}
      isComplete={isComplete}
      fieldLabel={(field) => t(`look.${field as FieldOf<SiteLook>}`)}
      className="grid items-start gap-x-10 xl:grid-cols-[minmax(0,1fr)_26rem]"
      barClassName="xl:col-span-2"
    >
      <div className="flex min-w-0 flex-col gap-10">
        <Section title={t('look.name')}>
          <TextField
            path="title"
            label={t('look.title')}
            className="max-w-md py-3"
            autoComplete="off"
            maxLength={120}
            value={look.title}
            onChange={({ currentTarget }) => set({ title: currentTarget.value })}
            problem={look.title.trim() === '' ? t('look.problem.title') : undefined}
          />
        </Section>
        <Section title={t('look.colors')}>
          <div className="py-3">
            <ColorFields colors={look.colors} onChange={(colors) => set({ colors })} />
          </div>
        </Section>
        <Section title={t('look.pictures')}>
          <div className="grid gap-6 py-3 sm:grid-cols-2">
            <PictureField
              label={t('look.crest')}
              help={t('look.crestHelp')}
              value={look.crest}
              onChange={(crest) => set({ crest })}
            />
            <PictureField
              label={t('look.logo')}
              help={t('look.logoHelp')}
              value={look.logo}
              onChange={(logo) => set({ logo })}
              onRemove={() => set({ logo: null })}
            />
            <PictureField
              label={t('look.cover')}
              help={t('look.coverHelp')}
              value={look.cover}
              onChange={(cover) => set({ cover })}
              onRemove={() => set({ cover: null })}
            />
          </div>
        </Section>
        <Section title={t('look.sponsors')}>
          <SponsorFields sponsors={look.sponsors} onChange={(sponsors) => set({ sponsors })} />
        </Section>
      </div>
      <SitePreview colors={look.colors} />
    </RecordForm>
  );
}
