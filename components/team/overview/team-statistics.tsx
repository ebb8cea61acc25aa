import { useLocale, useTranslations } from 'next-intl';
import { PartlyRecordedNote } from '#components/entity/partly-recorded-note.tsx';
import { rankFigure, teamFigureKeys, teamFigures } from '#components/entity/team-figures.ts';
import { Section } from '#components/ui/section.tsx';
import { StatTable } from '#components/ui/stat-table.tsx';
import type { TeamSeason } from '#lib/api/contract/league-teams.ts';
import { formatDecimal, formatPercent } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';

/** Figures that players have, too: those that need not be recorded in all games. */
const partialKeys = ['freeThrowShare', 'rebounds', 'assists', 'turnovers', 'steals', 'blocks', 'fouls', 'pir'] as const;

/** Statistics of a team per game, with the league average and its rank; renders nothing without box scores. */
export function TeamStatistics({
  seasons,
  teamId,
  compareHref,
}: {
  seasons: readonly TeamSeason[];
  teamId: string;
  compareHref: string;
}) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('team');
  const statistics = useTranslations('statistics');
  const comparison = useTranslations('comparison');
  const teamSeason = seasons.find(({ team }) => team.id === teamId);
  if (!teamSeason) return null;
  const rows = teamFigureKeys.flatMap((key) => {
    const ranked = rankFigure(key, seasons, teamId);
    if (!ranked) return [];
    const text = (value: number) =>
      teamFigures[key].kind === 'percentage' ? formatPercent(locale, value) : formatDecimal(locale, value);
    return {
      key,
      head: statistics(`${key}.name`),
      cells: {
        value: text(ranked.value),
        average: text(ranked.average),
        rank: `${ranked.rank}${ranked.isShared ? '=' : ''}/${ranked.of}`,
      },
      highlight: ranked.rank === 1 && ranked.of > 1,
    };
  });
  return (
    <Section title={t('statistics')} more={{ href: compareHref, label: comparison('linkTeam') }}>
      <StatTable
        caption={t('statistics')}
        head={{ label: t('statistic') }}
        columns={[
          { key: 'value', label: teamSeason.team.code, title: teamSeason.team.name, emphasis: true },
          { key: 'average', label: t('average'), title: t('averageLong') },
          { key: 'rank', label: t('rank'), title: t('rankLong') },
        ]}
        rows={rows}
      />
      <p className="pt-1.5 text-xs text-quiet">{t('statisticsNote', { games: teamSeason.games })}</p>
      {teamSeason.ratedGames < teamSeason.games && (
        <p className="text-xs text-quiet">{t('ratingsNote', { games: teamSeason.ratedGames })}</p>
      )}
      <PartlyRecordedNote keys={partialKeys} all={[teamSeason]} />
    </Section>
  );
}
