import { useTranslations } from 'next-intl';
import { periodKey } from '#components/entity/period-name.ts';
import type { WatchedGame } from '#lib/realtime/watch-game.ts';

type Of = Pick<WatchedGame, 'board' | 'state'>;

/** Whether play has ended: bonus and arrow then speak of a foul or a throw-in that no longer comes. */
export const isGameOver = ({ board }: Pick<Of, 'board'>) => board.phase === 'finished' || board.state === 'final';

/** Returns the text that replaces the clock (suspended, unconfirmed, final), or null while the game continues. */
export function useStateText({ board, state }: Of): string | null {
  const t = useTranslations('entity');
  if (board.state === 'suspended' || board.state === 'unconfirmed') return t(`status.${board.state}`);
  if (!isGameOver({ board })) return null;
  const overtimes = board.period - state.profile.periods.count;
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
