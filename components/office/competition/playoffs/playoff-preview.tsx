'use client';

import { useTranslations } from 'next-intl';
import type { z } from 'zod';
import { Opening } from '#components/office/shared/opening.tsx';
import { refusalText, useOfficeQuery } from '#components/office/shared/use-office.ts';
import { commandApi } from '#lib/api/client.ts';
import { previewPlayoff } from '#lib/api/contract/competition/playoffs.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { Bracket } from './bracket.tsx';
import { StandingNotes } from './standing-notes.tsx';

type Props = { leagueId: string; plan: z.input<typeof previewPlayoff.body> };

/** Who would meet by the table as it stands; it changes nothing. */
export function PlayoffPreview({ leagueId, plan }: Props) {
  const t = useTranslations('office-playoffs');
  const office = useTranslations('office');
  const body = { ...plan, locale: usePageLocale() };
  const query = useOfficeQuery({
    queryKey: [previewPlayoff.path, leagueId, body],
    queryFn: () => commandApi(previewPlayoff, { params: { leagueId }, body }),
    placeholderData: (before) => before,
    retry: false,
  });
  if (query.isError)
    return (
      <p role="alert" className="font-semibold text-negative">
        {refusalText(query.error, office)}
      </p>
    );
  if (!query.data) return <Opening />;
  return (
    <div className="border-y border-line bg-raised p-3">
      <h3 className="label">{t('preview')}</h3>
      <StandingNotes standing={query.data} />
      <Bracket rounds={query.data.rounds} />
    </div>
  );
}
