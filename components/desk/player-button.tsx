'use client';

import { useTranslations } from 'next-intl';
import { cx } from '#components/ui/cx.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import type { SheetPlayer } from './person-name.ts';

/** A player to be tapped, with points and fouls. */
export function PlayerButton({
  player,
  state,
  limit,
  isPicked,
  onPick,
}: {
  player: SheetPlayer;
  state: GameState['teams']['home']['players'][string] | undefined;
  limit: number;
  isPicked: boolean;
  onPick: () => void;
}) {
  const t = useTranslations('desk');
  const fouls = state?.tally.fouls ?? 0;
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      onClick={onPick}
      className={cx(
        'flex min-h-14 items-center gap-2 rounded-sm border px-2 text-start select-none',
        isPicked ? 'border-2 border-ink bg-highlight' : 'border-line-strong bg-page',
      )}
    >
      <span className="headline figures w-9 shrink-0 text-center text-2xl">{player.number ?? '–'}</span>
      <span className="min-w-0 grow truncate font-semibold">{player.lastName}</span>
      <span className="figures shrink-0 text-sm text-quiet">{t('points', { count: state?.tally.points ?? 0 })}</span>
      <span className={cx('figures shrink-0 text-sm', fouls >= limit - 1 ? 'font-bold text-negative' : 'text-quiet')}>
        {t('fouls', { count: fouls })}
      </span>
    </button>
  );
}
