'use client';

import { useTranslations } from 'next-intl';
import type { ClubStatement } from '#lib/api/contract/club-office.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { formatDatedInstant } from '#lib/i18n/format/dated.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';

/** What each club states of the score, by whom and when. */
export function StatementList({ game, statements }: { game: GameSummary; statements: readonly ClubStatement[] }) {
  const t = useTranslations('office-club');
  const locale = usePageLocale();
  return (
    <ul className="mt-1 text-sm">
      {statements.map(({ side, score, reason, by, at }) => (
        <li key={side} className="wrap-anywhere">
          <span className="figures font-bold">{`${score.home}–${score.away}`}</span>{' '}
          {t('statedBy', {
            club: game[side]?.name ?? '',
            who: by,
            when: formatDatedInstant(locale, at, game.tipOff.timeZone),
          })}
          {reason && <span className="block text-quiet">{reason}</span>}
        </li>
      ))}
    </ul>
  );
}
