import { useTranslations } from 'next-intl';
import { EmptyState } from '#components/ui/empty-state.tsx';
import type { Game, GameState } from '#lib/api/contract/game.ts';

const open: readonly GameState[] = ['scheduled', 'postponed'];
const notPlayed: readonly GameState[] = ['forfeited', 'cancelled', 'annulled'];

/** In place of numbers that a game does not have: not yet, never, or not recorded. */
export function GameAbsence({ game, of }: { game: Game; of: 'box-score' | 'log' }) {
  const t = useTranslations('game');
  if (open.includes(game.state)) return <EmptyState title={t('upcomingTitle')} text={t('upcomingText')} />;
  if (notPlayed.includes(game.state)) return <EmptyState title={t('notPlayedTitle')} text={t('notPlayedText')} />;
  if (of === 'log') return <EmptyState title={t('noLogTitle')} text={t('noLogText')} />;
  return <EmptyState title={t('noBoxTitle')} text={t('noBoxText')} />;
}
