import { useLocale, useTranslations } from 'next-intl';
import { RankBadge } from '#components/entity/rank-badge.tsx';
import { recordColumn } from '#components/entity/record-column.ts';
import { TeamLink } from '#components/entity/team-link.tsx';
import type { TeamStanding } from '#components/entity/team-standing.ts';
import { Section } from '#components/ui/section.tsx';
import { StatTable } from '#components/ui/stat-table.tsx';
import type { LeagueRef } from '#lib/api/contract/season.ts';
import { formatDifference, formatHalves } from '#lib/i18n/format/numbers.ts';
import { formatRecord, formatWinShare, haveDraws } from '#lib/i18n/format/record.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';
import { nearRows } from './near-rows.ts';

const ranking = {
  'classification-points': ['classificationPoints'],
  wins: [],
  'win-share': ['winShare'],
} as const;

/** The team's row of the standings between its neighbours. */
export function TeamStandingsPreview({
  standing: { table, row },
  league,
  tableHref,
}: {
  standing: TeamStanding;
  league: LeagueRef;
  tableHref: string;
}) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('team');
  const statistics = useTranslations('statistics');
  const hasDraws = haveDraws(table.rows);
  return (
    <Section title={t('table')} more={{ href: tableHref, label: t('wholeTable') }}>
      <StatTable
        caption={table.group ? `${table.phase.name} · ${table.group.name}` : table.phase.name}
        isCaptionShown
        head={{ label: statistics('team.name') }}
        columns={[
          { ...recordColumn(statistics, hasDraws), emphasis: table.rankedBy === 'wins' },
          ...[...ranking[table.rankedBy], 'difference' as const].map((key) => ({
            key,
            label: statistics(`${key}.abbr`),
            title: statistics(`${key}.name`),
            emphasis: key !== 'difference',
          })),
        ]}
        rows={nearRows(table.rows, row.team.id).map((near) => ({
          key: near.team.id,
          head: (
            <span className="flex min-w-0 items-center gap-2">
              <RankBadge rank={near.rank} shared={near.shared} />
              <TeamLink
                team={near.team}
                naming="short"
                size="xs"
                href={paths.team(league.season, league.slug, near.team.slug)}
              />
            </span>
          ),
          cells: {
            record: formatRecord(locale, near, hasDraws),
            classificationPoints: formatHalves(locale, near.classificationPoints),
            winShare: formatWinShare(locale, near.winShare),
            difference: formatDifference(locale, near.difference),
          },
          highlight: near.team.id === row.team.id,
        }))}
      />
    </Section>
  );
}
