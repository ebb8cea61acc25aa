import { useTranslations } from 'next-intl';
import { EmptyState } from '#components/ui/empty-state.tsx';
import type { Game } from '#lib/api/contract/game.ts';

/** Empty state for numbers that a game lacks: not played yet, not to be played, or not recorded. */
export function GameAbsence({ game: { state }, of }: { game: Game; of: 'box-score' | 'log' }) {
  const t = useTranslations('game');
  if (state === 'scheduled') return <EmptyState title={t('upcomingTitle')} text={t('upcomingText')} />;
  if (state === 'live' || state === 'final') {
    if (of === 'log') return <EmptyState title={t('noLogTitle')} text={t('noLogText')} />;
    return <EmptyState title={t('noBoxTitle')} text={t('noBoxText')} />;
  }
  return <EmptyState title={t(`states.${state}.title`)} text={t(`states.${state}.text`)} />;
}
