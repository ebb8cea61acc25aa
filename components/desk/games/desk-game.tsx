'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { GameStatus } from '#components/entity/game-status.tsx';
import { RunningClock } from '#components/entity/live/running-clock.tsx';
import { Link } from '#components/ui/link.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { rehearsalHash } from '#lib/desk/game/rehearsal.ts';
import { formatInstant } from '#lib/i18n/format/instants.ts';
import { formatTipOffDay } from '#lib/i18n/format/tip-off.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { paths } from '#lib/paths.ts';
import { summaryClock } from '#lib/realtime/summary-clock.ts';
import { FinalScore } from './final-score.tsx';

/**
 * A link that opens a game at the scorer's desk, with the number of its unsent commands on this device. With `onEntered` its final
 * score can be entered without opening it.
 */
export function DeskGame({ game, waiting, onEntered }: { game: GameSummary; waiting: number; onEntered?: () => void }) {
  const t = useTranslations('desk');
  const locale = usePageLocale();
  const { home, away, tipOff, score } = game;
  const clock = useMemo(() => summaryClock(game), [game]);
  if (!home || !away) return null;
  return (
    <div className="flex flex-wrap items-center border-b border-line bg-raised hover:bg-hover sm:flex-nowrap">
      <Link
        href={paths.deskGame(game.id)}
        className="flex min-h-14 grow flex-wrap items-center gap-x-4 px-3 py-2 max-sm:w-full"
      >
        <span className="w-44 shrink-0 text-sm text-quiet">
          {game.state === 'live' ? (
            <GameStatus game={game} clock={clock && <RunningClock anchor={clock} />} />
          ) : tipOff.at ? (
            formatInstant(locale, tipOff.at, tipOff.timeZone, 'dateAndTime')
          ) : (
            [formatTipOffDay(locale, tipOff, 'weekdayAndDay'), game.round.name].filter(Boolean).join(' · ')
          )}
        </span>
        <span className="grow font-bold">
          {home.name} – {away.name}
        </span>
        {score && (
          <span className="headline figures text-xl">
            {score.home}–{score.away}
          </span>
        )}
        <span className="text-sm text-quiet">{game.venue?.name}</span>
        {waiting > 0 && <span className="text-sm font-bold text-warning">{t('waiting', { count: waiting })}</span>}
      </Link>
      {onEntered && <FinalScore game={game} onEntered={onEntered} />}
      <Link href={paths.deskGraphics(game.id)} className="px-3 py-4 text-sm font-semibold text-link">
        {t('graphics')}
      </Link>
      <Link href={`${paths.deskGame(game.id)}${rehearsalHash}`} className="px-3 py-4 text-sm font-semibold text-link">
        {t('rehearse')}
      </Link>
    </div>
  );
}
