'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { stateTones } from '#components/entity/officials/state-tones.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import { commandApi } from '#lib/api/client.ts';
import type { OfficialDuties } from '#lib/api/contract/people/officials.ts';
import { formatDay } from '#lib/i18n/format/dates.ts';
import { formatInstant } from '#lib/i18n/format/instants.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { answerCall } from './duty-calls.ts';

type Props = {
  duty: OfficialDuties['duties'][number];
  token: string;
  isBusy: boolean;
  change: (work: () => Promise<OfficialDuties>) => Promise<boolean>;
};

/** A game to which the official is appointed: accepted at once, declined with a reason. */
export function DutyItem({ duty, token, isBusy, change }: Props) {
  const t = useTranslations('office-officials');
  const locale = usePageLocale();
  const [reason, setReason] = useState<string | null>(null);
  const { gameId, teams, league, venue, day, tipOffAt, timeZone, role, state } = duty;
  const when = tipOffAt
    ? formatInstant(locale, tipOffAt, timeZone, 'dateAndTime')
    : day && formatDay(locale, day, 'date');
  const answer = (body: { answer: 'accepted' | 'declined'; reason: string | null }) =>
    change(() => commandApi(answerCall, { params: { officialToken: token, gameId }, body: { ...body, locale } }));
  const decline = async () => {
    if (await answer({ answer: 'declined', reason: reason?.trim() ?? null })) setReason(null);
  };
  return (
    <li className="border-b border-line py-3">
      <span className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
        {teams} <Badge tone={stateTones[state]}>{t(`state.${state}`)}</Badge>
      </span>
      <span className="block text-sm text-quiet">
        {[t(`role.${role}`), when, venue, league].filter(Boolean).join(' · ')}
      </span>
      {state !== 'confirmed' && (
        <div className="mt-2 flex flex-wrap items-end gap-2">
          {state !== 'accepted' && (
            <Button
              variant="primary"
              disabled={isBusy}
              aria-label={t('acceptGame', { teams })}
              onClick={() => void answer({ answer: 'accepted', reason: null })}
            >
              {t('accept')}
            </Button>
          )}
          {state !== 'declined' && reason === null && (
            <Button disabled={isBusy} aria-label={t('declineGame', { teams })} onClick={() => setReason('')}>
              {t('decline')}
            </Button>
          )}
          {reason !== null && (
            <>
              <TextField
                path={`decline.${gameId}`}
                label={t('why')}
                autoComplete="off"
                maxLength={300}
                value={reason}
                onChange={({ currentTarget }) => setReason(currentTarget.value)}
              />
              <Button disabled={isBusy || reason.trim() === ''} onClick={() => void decline()}>
                {t('sendDecline')}
              </Button>
              <Button disabled={isBusy} onClick={() => setReason(null)}>
                {t('cancel')}
              </Button>
            </>
          )}
        </div>
      )}
    </li>
  );
}
