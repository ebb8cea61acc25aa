'use client';

import { useTranslations } from 'next-intl';
import { ConfirmedButton } from '#components/office/shared/confirmed-button.tsx';
import { QueryList } from '#components/office/shared/query-list.tsx';
import { useOfficeChange, useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Section } from '#components/ui/section.tsx';
import { commandApi } from '#lib/api/client.ts';
import { decidePlayerClaim, listPlayerClaims, type PlayerClaim } from '#lib/api/contract/account/player-claims.ts';
import { apiQuery } from '#lib/api/queries/query.ts';

const decisions = ['refused', 'confirmed'] as const;

/** Followers who say that they are a player; an answer is final, so it is asked once. */
export function Claims() {
  const t = useTranslations('office-people');
  const query = useOfficeQuery(apiQuery(listPlayerClaims, { params: {}, query: {} }));
  return (
    <Section title={t('claims')}>
      <QueryList query={query} nothing={t('noClaims')}>
        {(claim) => <Claim key={claim.id} claim={claim} />}
      </QueryList>
    </Section>
  );
}

function Claim({ claim: { id, follower, player } }: { claim: PlayerClaim }) {
  const t = useTranslations('office-people');
  const { change } = useOfficeChange();
  const words = { follower: follower.name, email: follower.email, player: player.name };
  const decide = (decision: (typeof decisions)[number]) =>
    change(
      () => commandApi(decidePlayerClaim, { params: { claimId: id }, body: { decision } }),
      () => ({ text: t(`claim.${decision}.done`, words) }),
    );
  return (
    <li className="flex flex-wrap items-center gap-3 border-b border-line bg-raised p-3">
      <span className="min-w-0 grow">
        <span className="block font-semibold wrap-anywhere">{t('claim.says', words)}</span>
        <span className="block text-sm text-quiet wrap-anywhere">{follower.email}</span>
      </span>
      {decisions.map((decision) => (
        <ConfirmedButton
          key={decision}
          label={t(`claim.${decision}.label`)}
          title={player.name}
          question={t(`claim.${decision}.question`, words)}
          onConfirm={() => decide(decision)}
        />
      ))}
    </li>
  );
}
