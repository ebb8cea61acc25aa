import { useLocale, useTranslations } from 'next-intl';
import { Leaderboard } from '#components/entity/leaderboard.tsx';
import { Section } from '#components/ui/section.tsx';
import type { PlayerSeason } from '#lib/api/contract/league-players.ts';
import { formatDecimal } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { minTeamGames, teamBoards } from './leaders-of.ts';

/** Leaders of a team in the main categories; renders nothing without box scores. */
export function TeamLeaders({ players, rosterHref }: { players: readonly PlayerSeason[]; rosterHref: string }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('team');
  const statistics = useTranslations('statistics');
  if (players.length === 0) return null;
  const boards = teamBoards(players);
  return (
    <Section title={t('leaders')} more={{ href: rosterHref, label: t('wholeRoster') }}>
      <div className="grid gap-x-6 gap-y-6 sm:grid-cols-2">
        {boards.map(({ category, leaders }) => (
          <Leaderboard
            key={category}
            title={statistics(`${category}.name`)}
            leaders={leaders.map(({ rank, season: { player, team }, value }) => ({
              rank,
              player,
              team,
              text: formatDecimal(locale, value),
            }))}
          />
        ))}
      </div>
      <p className="pt-1.5 text-xs text-quiet">{t('leadersNote', { games: minTeamGames(players) })}</p>
    </Section>
  );
}
