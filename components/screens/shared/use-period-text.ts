import { useTranslations } from 'next-intl';
import { periodKey } from '#components/entity/period-name.ts';
import type { LiveBoard } from '#lib/api/contract/live.ts';
import { canEndGame } from '#lib/basketball/game/can-end-game.ts';
import type { WatchedGame } from '#lib/realtime/watch-game.ts';

type Of = Pick<WatchedGame, 'board' | 'state'>;

/** The states of a game that is played or to be played; any other says more than its clock. */
const openStates: ReadonlySet<LiveBoard['state']> = new Set(['scheduled', 'live', 'suspended']);

/**
 * Whether play has ended, or does not take place: bonus and arrow then speak of a foul or a throw-in that no longer comes. The
 * scorer may still have to end the game.
 */
export const isGameOver = ({ board, state }: Of) =>
  board.phase === 'finished' || !openStates.has(board.state) || canEndGame(state);

/**
 * Returns the text that replaces the clock (suspended, postponed, end of the last period, final …), or null while the game
 * continues.
 */
export function useStateText(game: Of): string | null {
  const t = useTranslations('entity');
  const { board, state } = game;
  const { count } = state.profile.periods;
  if (board.state !== 'scheduled' && board.state !== 'live' && board.state !== 'final')
    return t(`status.${board.state}`);
  if (!isGameOver(game)) return null;
  if (board.state === 'live' && canEndGame(state)) {
    const { key, number } = periodKey(board.period, count);
    return t('status.periodOver', { period: t(`period.${key}`, { number }) });
  }
  const overtimes = board.period - count;
  return overtimes > 0 ? t('status.finalOvertime', { number: overtimes }) : t('status.final');
}

/** Returns the name of the period or of the interval after it, or the text of `useStateText`. */
export function usePeriodText(game: Of): string {
  const t = useTranslations('screens');
  const tEntity = useTranslations('entity');
  const stateText = useStateText(game);
  if (stateText) return stateText;
  const { board, state } = game;
  const { count } = state.profile.periods;
  if (board.phase === 'interval') return t(state.periodsEnded * 2 === count ? 'halfTime' : 'break');
  const { key, number } = periodKey(Math.max(1, board.period), count);
  return tEntity(`period.${key}`, { number });
}
