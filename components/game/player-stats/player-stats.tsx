import { useLocale, useTranslations } from 'next-intl';
import { Section } from '#components/ui/section.tsx';
import { TableLegend } from '#components/ui/table-legend.tsx';
import type { BoxScore } from '#lib/api/contract/box-score.ts';
import type { LeagueRef } from '#lib/api/contract/season.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';
import { AdvancedStats } from './advanced-stats.tsx';
import { boxScoreColumns } from './box-score-columns.ts';
import { BoxScoreTable } from './box-score-table.tsx';

/** The box scores of both teams, and the advanced statistics of their players. */
export function PlayerStats({ boxScore, league }: { boxScore: BoxScore; league: LeagueRef }) {
  const t = useTranslations('box-score');
  const statistics = useTranslations('statistics');
  const columns = boxScoreColumns(statistics, boxScore, tagLocale(useLocale()));
  return (
    <>
      {(
        [
          ['home', boxScore.home],
          ['away', boxScore.away],
        ] as const
      ).map(([side, box]) => (
        <Section key={side} title={box.team.name} href={paths.team(league.season, league.slug, box.team.slug)}>
          <BoxScoreTable box={box} columns={columns} sortKey={`sort-${side}`} />
          {box.coach && (
            <p className="px-3 py-2 text-sm text-quiet">
              {[
                t('coach', { name: box.coach }),
                box.assistantCoach && t('assistantCoach', { name: box.assistantCoach }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          )}
        </Section>
      ))}
      <TableLegend columns={columns} hasDashes />
      <AdvancedStats boxScore={boxScore} />
    </>
  );
}
