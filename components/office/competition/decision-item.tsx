'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { LeagueDecision } from '#lib/api/contract/competition/decisions.ts';
import { formatDay } from '#lib/i18n/format/dates.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { DecisionPreview } from './decision-preview.tsx';
import { useDecisionChange } from './use-decision-change.ts';

/** One decision, in words; lifting it shows first how the table will be. */
export function DecisionItem({ leagueId, decision }: { leagueId: string; decision: LeagueDecision }) {
  const t = useTranslations('office-competition');
  const office = useTranslations('office');
  const locale = usePageLocale();
  const [isAsking, setAsking] = useState(false);
  const { lift, isBusy } = useDecisionChange(leagueId);
  const { id, kind, teams, points, policy, decidedOn, reason } = decision;
  const names = teams.map(({ name }) => name).join(', ');
  const details = [decidedOn && formatDay(locale, decidedOn, 'date'), reason[locale] ?? Object.values(reason)[0]];
  return (
    <li className="border-b border-line py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-0 grow">
          <span className="block font-semibold wrap-anywhere">
            {t(`decided.${kind}`, { teams: names, points: points ?? 0 })}
          </span>
          <span className="block text-sm text-quiet">
            {[policy && t(`policy.${policy}`), ...details].filter(Boolean).join(' · ')}
          </span>
        </span>
        <Button size="sm" aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
          {t('lift')}
        </Button>
      </div>
      {isAsking && (
        <div className="pt-3">
          <DecisionPreview leagueId={leagueId} input={{ lift: id }} />
          <div className="mt-3 flex flex-wrap gap-2">
            <Button onClick={() => setAsking(false)}>{office('cancel')}</Button>
            <Button variant="primary" disabled={isBusy} onClick={() => void lift(decision)}>
              {t('liftNow')}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
