import { useTranslations } from 'next-intl';
import { periodKey } from '#components/entity/period-name.ts';
import type { WatchedGame } from '#lib/realtime/watch-game.ts';

/** The period, or what is the matter instead: suspended, over. */
export function usePeriodText({ board, state }: Pick<WatchedGame, 'board' | 'state'>): string {
  const t = useTranslations('entity');
  if (board.state === 'suspended') return t('status.suspended');
  if (board.phase === 'finished' || board.state === 'final') return t('status.final');
  const { key, number } = periodKey(Math.max(1, board.period), state.profile.periods.count);
  return t(`period.${key}`, { number });
}
