'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '#components/ui/badge.tsx';
import type { MoveRequest } from '#lib/api/contract/club-office.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { formatDay } from '#lib/i18n/format/dates.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';

const tones = {
  asked: 'warning',
  agreed: 'warning',
  refused: 'negative',
  declined: 'negative',
  withdrawn: 'neutral',
  confirmed: 'positive',
} as const;

/** What a club asks for: when and where it wants to play, why, and how it stands. */
export function MoveFacts({ game, request }: { game: GameSummary; request: MoveRequest }) {
  const t = useTranslations('office-club');
  const locale = usePageLocale();
  const { state, side, date, time, venue, reason, fee, answer, decision, isSilent } = request;
  const when = `${formatDay(locale, date, 'weekdayAndDay')}, ${time}`;
  return (
    <div className="text-sm wrap-anywhere">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={tones[state]}>{t(`moveState.${state}`)}</Badge>
        {isSilent && <Badge tone="negative">{t('silent')}</Badge>}
      </p>
      <p className="mt-1">
        {t('wants', { club: game[side]?.name ?? '', when: venue ? `${when}, ${venue.name}` : when })}
        {fee && ` ${t('fee', { fee })}`}
      </p>
      {[reason, answer, decision].map((text, index) =>
        text ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: each has its place
          <p key={index} className="text-quiet">
            {text}
          </p>
        ) : null,
      )}
    </div>
  );
}
