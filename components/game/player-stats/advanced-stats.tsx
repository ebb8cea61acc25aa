import { useLocale, useTranslations } from 'next-intl';
import { PlayerLink } from '#components/entity/player-link.tsx';
import { filledColumns } from '#components/ui/filled-columns.ts';
import { Section } from '#components/ui/section.tsx';
import { StatTable } from '#components/ui/stat-table.tsx';
import { TableLegend } from '#components/ui/table-legend.tsx';
import type { StatRow } from '#components/ui/table-types.ts';
import type { BoxScore, TeamBoxScore } from '#lib/api/contract/box-score.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';
import { inBoxScoreOrder } from '#lib/recap/box-score-order.ts';
import { advancedCells, advancedFigures } from './advanced-figures.ts';

/** What the players of both teams did beside what happened while they were on court; nothing where no playing time was recorded. */
export function AdvancedStats({ boxScore: { home, away } }: { boxScore: Pick<BoxScore, 'home' | 'away'> }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('box-score');
  const statistics = useTranslations('statistics');
  const rowsOf = (own: TeamBoxScore, opponent: TeamBoxScore): StatRow[] =>
    inBoxScoreOrder(own.players)
      .filter(({ line }) => line.playedMs !== null && line.playedMs > 0)
      .map((entry) => ({
        key: entry.player.id,
        head: <PlayerLink player={entry.player} href={paths.player(entry.player.slug)} number={entry.number} />,
        cells: advancedCells(entry, own, opponent, locale),
      }));
  const tables = [
    { side: 'home', team: home.team, rows: rowsOf(home, away) },
    { side: 'away', team: away.team, rows: rowsOf(away, home) },
  ];
  const columns = filledColumns(
    advancedFigures.map(({ key }) => ({
      key,
      label: statistics(`${key}.abbr`),
      title: statistics(`${key}.name`),
    })),
    tables.flatMap(({ rows }) => rows),
  );
  if (columns.length === 0) return null;
  return (
    <Section title={t('advanced')}>
      <div className="flex flex-col gap-6">
        {tables.map(({ side, team, rows }) => (
          <StatTable
            key={side}
            caption={team.name}
            isCaptionShown
            head={{ label: statistics('player.name') }}
            columns={columns}
            sortKey={`sort-advanced-${side}`}
            rows={rows}
          />
        ))}
      </div>
      <TableLegend columns={columns} hasDashes />
      <p className="mt-3 text-sm text-quiet">{t('advancedNote')}</p>
    </Section>
  );
}
