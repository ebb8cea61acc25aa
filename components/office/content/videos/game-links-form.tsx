'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { RecordForm } from '#components/office/shared/record-form.tsx';
import { useRecord } from '#components/office/shared/use-record.ts';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import { Section } from '#components/ui/section.tsx';
import { commandApi } from '#lib/api/client.ts';
import { type GameLinksRecord, getGameLinks, setGameLinks } from '#lib/api/contract/game-links.ts';
import { webAddress } from '#lib/api/contract/video.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { FieldOf } from '#lib/office/record-draft.ts';
import { isCompleteVideo, VideoFields } from './video-fields.tsx';
import { isCompleteWatch, WatchFields } from './watch-fields.tsx';

type Props = { read: GameLinksRecord; locales: readonly Locale[]; onClose: () => void };

/** Where a game is seen, in one form, saved as one. */
export function GameLinksForm({ read, locales, onClose }: Props) {
  const t = useTranslations('office-videos');
  const form = useRecord<GameLinksRecord>(read, {
    send: (body) => commandApi(setGameLinks, { params: { gameId: read.id }, body }),
    answer: getGameLinks.answer,
    texts: { saved: t('saved'), undone: t('undone') },
  });
  const { watch, tickets, videos } = form.record;
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const markBroken = (field: string, isBroken: boolean) =>
    setBroken((all) => new Set(isBroken ? [...all, field] : [...all].filter((one) => one !== field)));
  const hasTickets = tickets === null || webAddress.safeParse(tickets).success;
  const isComplete = hasTickets && watch.every(isCompleteWatch) && videos.every(isCompleteVideo) && broken.size === 0;
  return (
    <RecordForm
      record={form}
      of={{ noun: 'game-links', id: form.record.id }}
      isComplete={isComplete}
      fieldLabel={(field) => t(`field.${field as Exclude<FieldOf<GameLinksRecord>, 'id' | 'label'>}`)}
      className="flex flex-col gap-8"
    >
      <div>
        <Button onClick={onClose} disabled={form.isChanged}>
          {t('back')}
        </Button>
        <h2 className="headline mt-4 text-2xl">{form.read.label}</h2>
      </div>
      <Section title={t('videos')}>
        <VideoFields
          videos={videos}
          locales={locales}
          onChange={(videos) => form.set({ videos })}
          onBroken={markBroken}
        />
      </Section>
      <Section title={t('watch')}>
        <WatchFields watch={watch} onChange={(watch) => form.set({ watch })} />
      </Section>
      <Section title={t('tickets')}>
        <TextField
          path="tickets"
          label={t('ticketsAddress')}
          type="url"
          placeholder="https://"
          autoComplete="off"
          maxLength={500}
          className="max-w-2xl py-3"
          value={tickets ?? ''}
          problem={hasTickets ? undefined : t('problem.address')}
          onChange={({ currentTarget }) => form.set({ tickets: currentTarget.value.trim() || null })}
        />
      </Section>
    </RecordForm>
  );
}
