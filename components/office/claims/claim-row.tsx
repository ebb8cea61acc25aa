'use client';

import { useTranslations } from 'next-intl';
import { ConfirmedButton } from '#components/office/shared/confirmed-button.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { Link } from '#components/ui/link.tsx';
import type { PlayerClaim } from '#lib/api/contract/account/player-claims.ts';
import { formatDatedInstant } from '#lib/i18n/format/dated.ts';
import { visitorTimeZone } from '#lib/i18n/format/visitor-time-zone.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { paths } from '#lib/paths.ts';
import { useDecide } from './use-decide.ts';

/** A follower, the player they claim to be, and what can be decided. */
export function ClaimRow({ claim }: { claim: PlayerClaim }) {
  const t = useTranslations('office-claims');
  const locale = usePageLocale();
  const { follower, player, state, isTaken, createdAt, decidedAt } = claim;
  const dated = (instant: string) => formatDatedInstant(locale, instant, visitorTimeZone());
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <span className="min-w-0 grow">
        <span className="block wrap-anywhere">
          <b className="font-semibold">{follower.name}</b>{' '}
          <Link href={paths.player(player.slug)} className="text-link">
            {t('says', { player: player.name })}
          </Link>
        </span>
        <span className="block text-sm text-quiet wrap-anywhere">
          {follower.email} ·{' '}
          {decidedAt ? t('decidedAt', { when: dated(decidedAt) }) : t('claimedAt', { when: dated(createdAt) })}
        </span>
        {isTaken && <span className="block text-sm font-semibold text-warning">{t('taken')}</span>}
      </span>
      {state !== 'claimed' && (
        <Badge tone={state === 'confirmed' ? 'positive' : 'neutral'}>{t(`state.${state}`)}</Badge>
      )}
      <Decisions claim={claim} />
    </li>
  );
}

function Decisions({ claim }: { claim: PlayerClaim }) {
  const t = useTranslations('office-claims');
  const { decide, isBusy } = useDecide(claim);
  const { follower, player, state } = claim;
  if (state === 'confirmed')
    return (
      <ConfirmedButton
        label={t('end')}
        title={follower.name}
        question={t('endQuestion', { name: follower.name, player: player.name })}
        onConfirm={() => decide('refused')}
      />
    );
  if (state === 'refused')
    return (
      <Button size="sm" disabled={isBusy} onClick={() => void decide('claimed')}>
        {t('reconsider')}
      </Button>
    );
  return (
    <span className="flex flex-wrap gap-2">
      <Button size="sm" disabled={isBusy} onClick={() => void decide('refused')}>
        {t('refuse')}
      </Button>
      <Button size="sm" variant="primary" disabled={isBusy} onClick={() => void decide('confirmed')}>
        {t('confirm')}
      </Button>
    </span>
  );
}
