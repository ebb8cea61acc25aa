'use client';

import { useTranslations } from 'next-intl';
import type { SubmitEvent } from 'react';
import { PictureField } from '#components/office/shared/picture-field.tsx';
import { useUnsavedWarning } from '#components/office/shared/use-unsaved-warning.ts';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import { Section } from '#components/ui/section.tsx';
import type { SiteLook } from '#lib/api/contract/look.ts';
import { ColorFields, isColor } from './color-fields.tsx';
import { SitePreview } from './site-preview.tsx';
import { hasCompleteSponsors, SponsorFields } from './sponsor-fields.tsx';
import { useLook } from './use-look.ts';

/** Everything of the look in one form, saved as one. */
export function LookForm({ read }: { read: SiteLook }) {
  const t = useTranslations('office');
  const { look, isChanged, isBusy, contested, refusal, set, takeTheirs, discard, save } = useLook(read);
  useUnsavedWarning(isChanged, t('unsaved'));
  const isComplete =
    look.title.trim() !== '' && Object.values(look.colors).every(isColor) && hasCompleteSponsors(look.sponsors);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isComplete) void save();
  };
  return (
    <form noValidate onSubmit={submit} className="grid items-start gap-x-10 xl:grid-cols-[minmax(0,1fr)_26rem]">
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
      <div className="sticky bottom-0 z-10 mt-8 flex flex-wrap items-center gap-3 border-t border-line bg-page py-3 xl:col-span-2">
        <Button type="submit" variant="primary" disabled={isBusy || !isChanged || !isComplete}>
          {isBusy ? t('saving') : t('save')}
        </Button>
        {isChanged && (
          <Button onClick={discard} disabled={isBusy}>
            {t('look.discard')}
          </Button>
        )}
        <p role="status" className="text-sm text-quiet">
          {t(isChanged ? 'look.isChanged' : 'look.isSaved')}
        </p>
        {contested.length > 0 && (
          <div role="alert" className="flex basis-full flex-wrap items-center gap-3 font-semibold text-negative">
            {t('look.contested', { fields: contested.map((field) => t(`look.${field}`)).join(', ') })}
            <Button size="sm" onClick={takeTheirs}>
              {t('look.takeTheirs')}
            </Button>
          </div>
        )}
        {refusal && (
          <p role="alert" className="basis-full font-semibold text-negative">
            {refusal}
          </p>
        )}
      </div>
    </form>
  );
}
