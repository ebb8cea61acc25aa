import { useLocale, useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { PlayerLink } from '#components/entity/player-link.tsx';
import { StatTable } from '#components/ui/stat-table.tsx';
import type { StatColumn, StatRow } from '#components/ui/table-types.ts';
import type { TeamBoxScore } from '#lib/api/contract/box-score.ts';
import { sumKnown } from '#lib/basketball/known-stats.ts';
import { formatInteger, noNumber } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';
import { inBoxScoreOrder } from '#lib/recap/box-score-order.ts';
import { lineCells, shotShares } from './line-cells.ts';

/** Box score of one team: starters, bench, players who did not play, team entries and totals. */
export function BoxScoreTable({
  box,
  columns,
  sortKey,
}: {
  box: TeamBoxScore;
  columns: StatColumn[];
  /** The key of the address that holds the column by which players are sorted. */
  sortKey: string;
}) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('box-score');
  const statistics = useTranslations('statistics');
  const { players, teamEntries: entries } = box;
  const order = inBoxScoreOrder(players);
  const lastStarter = order.findLastIndex((player) => player.starter);
  const rows: StatRow[] = order.map((entry, index) => ({
    key: entry.player.id,
    head: (
      <PlayerLink
        player={entry.player}
        href={paths.player(entry.player.slug)}
        number={entry.number}
        note={entry.captain && <abbr title={t('captain')}>{t('captainShort')}</abbr>}
      />
    ),
    cells: entry.played ? lineCells({ ...entry.line, ...entry }, locale) : { minutes: t('didNotPlayShort') },
    muted: !entry.played,
    rule: index === lastStarter,
  }));
  const teamEntry = (value: number | null) => (value === 0 ? noNumber : formatInteger(locale, value));
  const hasEntries = Object.values(entries).some((value) => value !== null && value > 0);
  const shares = shotShares(box.totals, locale);
  return (
    <StatTable
      caption={t('caption', { team: box.team.name })}
      head={{ label: statistics('player.name') }}
      columns={columns}
      sortKey={sortKey}
      rows={rows}
      totals={[
        ...(hasEntries
          ? [
              {
                key: 'team',
                head: t('teamEntries'),
                muted: true,
                cells: {
                  offensiveRebounds: teamEntry(entries.offensiveRebounds),
                  defensiveRebounds: teamEntry(entries.defensiveRebounds),
                  rebounds: teamEntry(sumKnown(entries.offensiveRebounds, entries.defensiveRebounds)),
                  turnovers: teamEntry(entries.turnovers),
                  fouls: teamEntry(entries.fouls),
                },
              },
            ]
          : []),
        {
          key: 'total',
          head: t('total'),
          cells: withShares(lineCells({ ...box.totals, pir: box.pir, efficiency: box.efficiency }, locale), shares),
        },
      ]}
    />
  );
}

/** The totals with the percentage of a kind of shots below its count. */
function withShares(cells: Record<string, string>, shares: Record<string, string> | null): Record<string, ReactNode> {
  const shared = Object.entries(shares ?? {}).filter(([, share]) => share !== noNumber);
  return {
    ...cells,
    ...Object.fromEntries(
      shared.map(([key, share]) => [
        key,
        <Fragment key={key}>
          {cells[key]}
          <span className="block text-2xs font-normal text-quiet">{share}</span>
        </Fragment>,
      ]),
    ),
  };
}
