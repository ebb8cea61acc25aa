import { useTranslations } from 'next-intl';
import { GamesByMonth } from '#components/entity/games-by-month.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';

/** Finished games of a club's teams, latest first. */
export function LastGames({ games }: { games: readonly GameSummary[] }) {
  const t = useTranslations('club');
  if (games.length === 0) return <EmptyState title={t('noGamesTitle')} text={t('noGamesText')} />;
  return <GamesByMonth games={games} isLeagueShown />;
}
