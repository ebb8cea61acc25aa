'use client';

import { useTranslations } from 'next-intl';
import { QueryList } from '#components/office/shared/query-list.tsx';
import { useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Section } from '#components/ui/section.tsx';
import { listPlayerClaims } from '#lib/api/contract/account/player-claims.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { ClaimRow } from './claim-row.tsx';

/** Followers who say that they are a player: those who wait for an answer, then what was decided. */
export function ClaimsRoom() {
  const t = useTranslations('office-claims');
  return (
    <div className="flex flex-col gap-10">
      <Claims of="waiting" title={t('waiting')} nothing={t('nobody')} help={t('help')} />
      <Claims of="decided" title={t('decided')} nothing={t('nothingDecided')} />
    </div>
  );
}

function Claims({
  of,
  title,
  nothing,
  help,
}: {
  of: 'waiting' | 'decided';
  title: string;
  nothing: string;
  help?: string;
}) {
  const query = useOfficeQuery(apiQuery(listPlayerClaims, { params: {}, query: { of } }));
  return (
    <Section title={title}>
      {help && <p className="max-w-prose py-2 text-sm text-quiet">{help}</p>}
      <QueryList query={query} nothing={nothing}>
        {(claim) => <ClaimRow key={claim.id} claim={claim} />}
      </QueryList>
    </Section>
  );
}
