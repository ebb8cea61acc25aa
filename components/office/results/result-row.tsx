'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '#components/ui/badge.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { formatDatedTipOff } from '#lib/i18n/format/dated.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';

/** A game as one button that opens its result. */
export function ResultRow({ game, onOpen }: { game: GameSummary; onOpen: () => void }) {
  const t = useTranslations('office.results');
  const locale = usePageLocale();
  const { home, away, tipOff, score, state } = game;
  if (!home || !away) return null;
  const when = [formatDatedTipOff(locale, tipOff), !tipOff.at && game.round.name].filter(Boolean).join(' · ');
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-14 w-full items-center gap-x-4 border-b border-line bg-raised px-3 py-2 text-start hover:bg-hover"
      >
        <span className="flex min-w-0 grow flex-col sm:flex-row sm:items-center sm:gap-x-4">
          <span className="shrink-0 text-sm text-quiet sm:w-44">{when}</span>
          <span className="min-w-0 font-bold wrap-anywhere">
            {home.name} – {away.name}
          </span>
          <span className="text-sm text-quiet sm:ms-auto">
            {game.league.name} · {game.league.seasonName}
          </span>
        </span>
        {state !== 'final' && state !== 'scheduled' && <Badge>{t(`state.${state}`)}</Badge>}
        <span className="headline figures min-w-16 shrink-0 text-end text-xl whitespace-nowrap">
          {score ? `${score.home}–${score.away}` : '–:–'}
        </span>
      </button>
    </li>
  );
}
