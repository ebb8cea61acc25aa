'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SubjectSearch } from '#components/office/content/shared/subject-search.tsx';
import { OpenRecord } from '#components/office/shared/open-record.tsx';
import { useOpenLayer } from '#components/office/shared/use-open-layer.ts';
import { getGameLinks } from '#lib/api/contract/game-links.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { GameLinksForm } from './game-links-form.tsx';

/** A search for a game, and where it is seen: channels, tickets and videos. */
export function VideosRoom({ locales }: { locales: readonly Locale[] }) {
  const t = useTranslations('office-videos');
  const [openId, setOpenId] = useState<string | null>(null);
  const close = () => setOpenId(null);
  useOpenLayer({ isOpen: openId !== null, close });
  if (openId !== null)
    return (
      <OpenRecord key={openId} query={apiQuery(getGameLinks, { params: { gameId: openId }, query: {} })}>
        {(links) => <GameLinksForm read={links} locales={locales} onClose={close} />}
      </OpenRecord>
    );
  return (
    <>
      <p className="mb-4 max-w-2xl text-quiet">{t('about')}</p>
      <SubjectSearch label={t('search')} nouns={['game']} chosen={[]} onChoose={({ id }) => setOpenId(id)} />
    </>
  );
}
