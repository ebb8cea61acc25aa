import { useLocale, useTranslations } from 'next-intl';
import { rankFigure, type TeamFigureKey, teamFigureKeys, teamFigures } from '#components/entity/team-figures.ts';
import { TeamLink } from '#components/entity/team-link.tsx';
import { Section } from '#components/ui/section.tsx';
import { StatTable } from '#components/ui/stat-table.tsx';
import type { TeamSeason } from '#lib/api/contract/league-teams.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { formatDecimal, formatInteger, formatPercent } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';

/** Statistics of all teams of a league per game, each with the rank of the team; renders nothing without box scores. */
export function LeagueTeamStatistics({ seasons, league }: { seasons: readonly TeamSeason[]; league: LeagueParams }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('standings');
  const statistics = useTranslations('statistics');
  if (seasons.length === 0) return null;
  const ranked = (key: TeamFigureKey, teamId: string) => {
    const figure = rankFigure(key, seasons, teamId);
    if (!figure) return null;
    const format = teamFigures[key].kind === 'percentage' ? formatPercent : formatDecimal;
    return `${format(locale, figure.value)}\u2002(${figure.rank})`;
  };
  const keys = teamFigureKeys.filter((key) => seasons.some(({ team }) => rankFigure(key, seasons, team.id)));
  return (
    <Section title={t('teamStatistics')}>
      <StatTable
        caption={t('teamStatistics')}
        head={{ label: statistics('team.name') }}
        columns={(['games', ...keys] as const).map((key) => ({
          key,
          label: statistics(`${key}.abbr`),
          title: statistics(`${key}.name`),
          ...(key === 'points' && { emphasis: true }),
        }))}
        sortKey="sort-teams"
        isLegendShown
        rows={seasons.map((season) => ({
          key: season.team.id,
          head: (
            <TeamLink
              team={season.team}
              naming="responsive"
              href={paths.team(league.season, league.league, season.team.slug)}
            />
          ),
          cells: {
            games: formatInteger(locale, season.games),
            ...Object.fromEntries(keys.map((key) => [key, ranked(key, season.team.id)])),
          },
        }))}
      />
      <p className="px-3 pt-2 text-xs text-quiet">{t('teamStatisticsNote')}</p>
    </Section>
  );
}
