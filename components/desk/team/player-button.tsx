'use client';

import { useTranslations } from 'next-intl';
import { KeyHint } from '#components/desk/shared/key-hint.tsx';
import type { SheetPlayer } from '#components/desk/shared/person-name.ts';
import { cx } from '#components/ui/cx.ts';
import type { GameState } from '#lib/basketball/game/state.ts';

/** A button that selects a player, with points and fouls. */
export function PlayerButton({
  player,
  state,
  limit,
  isPicked,
  keyName,
  onPick,
}: {
  player: SheetPlayer;
  state: GameState['teams']['home']['players'][string] | undefined;
  limit: number;
  isPicked: boolean;
  keyName: string | undefined;
  onPick: () => void;
}) {
  const t = useTranslations('desk');
  const fouls = state?.tally.fouls ?? 0;
  return (
    <button
      type="button"
      data-key={keyName}
      data-person={player.id}
      data-number={player.number ?? undefined}
      aria-pressed={isPicked}
      onClick={onPick}
      className={cx(
        'flex min-h-13 lg:[@media(max-height:49rem)]:min-h-11 xl:[@media(min-height:55rem)]:min-h-16 items-center gap-2 rounded-sm border px-1.5 text-start select-none',
        isPicked ? 'border-2 border-ink bg-highlight' : 'border-line-strong bg-page',
      )}
    >
      <span className="headline figures w-8 shrink-0 text-center text-2xl">{player.number ?? '–'}</span>
      <span className="min-w-0 grow">
        <span className="block truncate leading-tight font-semibold">{player.lastName}</span>
        <span className="figures block text-xs text-quiet">
          {t('points', { count: state?.tally.points ?? 0 })}{' '}
          <span className={cx(fouls >= limit - 1 && 'font-bold text-negative')}>{t('fouls', { count: fouls })}</span>
        </span>
      </span>
      {keyName && <KeyHint name={keyName} />}
    </button>
  );
}
