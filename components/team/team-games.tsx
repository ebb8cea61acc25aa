import { useTranslations } from 'next-intl';
import { GamesByMonth } from '#components/entity/games-by-month.tsx';
import { byTipOff } from '#components/entity/own-games.ts';
import { ScheduleLink } from '#components/entity/schedule-link.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';

/** Games of a team among those of its league, by tip-off. */
export function TeamGames({ games, teamId }: { games: readonly GameSummary[]; teamId: string }) {
  const t = useTranslations('team');
  const teamGames = byTipOff(games.filter(({ home, away }) => home?.id === teamId || away?.id === teamId));
  if (teamGames.length === 0) return <EmptyState title={t('noGamesTitle')} text={t('noGamesText')} />;
  const team = teamGames.flatMap(({ home, away }) => [home, away]).find((each) => each?.id === teamId);
  return (
    <>
      {team && (
        <div data-print="none">
          <ScheduleLink of={{ team: team.club ?? team.slug }} />
        </div>
      )}
      <GamesByMonth games={teamGames} />
    </>
  );
}
