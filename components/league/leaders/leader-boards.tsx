import { useLocale, useTranslations } from 'next-intl';
import { formatLeader } from '#components/entity/format-leader.ts';
import { Leaderboard } from '#components/entity/leaderboard.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Section } from '#components/ui/section.tsx';
import type { LeaderBoard } from '#lib/api/contract/league-players.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';

/** Best players by category, each board with its qualification rule. */
export function LeaderBoards({ boards, league }: { boards: readonly LeaderBoard[]; league: LeagueParams }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('league.leaders');
  const statistics = useTranslations('statistics');
  const filled = boards.filter(({ leaders }) => leaders.length > 0);
  if (filled.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
  return (
    <Section title={t('title')}>
      <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2 xl:grid-cols-3">
        {filled.map(({ category, minimum, recorded, leaders }) => (
          <Leaderboard
            key={category}
            title={statistics(`${category}.name`)}
            leaders={leaders.map(({ value, ...leader }) => ({
              ...leader,
              text: formatLeader(locale, category, value),
              href: paths.player(leader.player.slug),
              teamHref: paths.team(league.season, league.league, leader.team.slug),
            }))}
            note={[
              minimum.attemptsPerTeamGame === null
                ? t('minimumGames', { games: minimum.games })
                : t('minimumAttempts', { games: minimum.games, attempts: minimum.attemptsPerTeamGame }),
              recorded.games < recorded.of ? t('recordedGames', recorded) : '',
            ]
              .filter(Boolean)
              .join(' ')}
          />
        ))}
      </div>
    </Section>
  );
}
