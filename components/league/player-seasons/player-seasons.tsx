import { useLocale, useTranslations } from 'next-intl';
import { PartlyRecordedNote } from '#components/entity/partly-recorded-note.tsx';
import { type FigureKey, figureKeys, shownFigures } from '#components/entity/player-figures.ts';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { TableLegend } from '#components/ui/table-legend.tsx';
import type { PlayerSeason } from '#lib/api/contract/league-players.ts';
import { sortByText } from '#lib/i18n/collator.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { packRows } from '#lib/packed-rows/pack-rows.ts';
import { PlayerSeasonsTable } from './player-seasons-table.tsx';

/** What most readers look for comes first, so that a phone shows it. */
const leading = ['points', 'rebounds', 'assists', 'pir'] as const;

/** Statistics of every player of a league: sortable, filterable, per game, in total or per 40 minutes. */
export function PlayerSeasons({ players }: { players: readonly PlayerSeason[] }) {
  const tag = useLocale();
  const locale = tagLocale(tag);
  const t = useTranslations('player-seasons');
  const table = useTranslations('ui.table');
  const positions = useTranslations('positions');
  const statistics = useTranslations('statistics');
  if (players.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;

  const teams = new Map(players.map(({ team }) => [team.slug, team.name]));
  const known = new Set(players.flatMap(({ position }) => position ?? []));
  const byLabel = (options: { value: string; label: string }[]) => sortByText(locale, options, ({ label }) => label);
  const recorded = shownFigures(figureKeys, players, ['threePointersMade']);
  const starts = players.some((season) => season.starts > 0) ? (['starts'] as const) : [];
  const isLeading = (key: FigureKey) => leading.some((first) => first === key);
  const rest = recorded.filter((key) => !isLeading(key));
  const columns = ([...leading.filter((key) => recorded.includes(key)), 'games', ...starts, ...rest] as const).map(
    (key) => ({
      key,
      label: statistics(`${key}.abbr`),
      title: statistics(`${key}.name`),
    }),
  );
  return (
    <div className="min-w-0">
      <PlayerSeasonsTable
        packed={packRows(players)}
        caption={t('caption')}
        locale={locale}
        languageTag={tag}
        columns={columns}
        facets={[
          {
            key: 'team',
            label: statistics('team.name'),
            allLabel: t('allTeams'),
            options: byLabel([...teams].map(([value, label]) => ({ value, label }))),
          },
          {
            key: 'position',
            label: statistics('position.name'),
            allLabel: t('allPositions'),
            options: byLabel([...known].map((value) => ({ value, label: positions(`${value}.name`) }))),
          },
        ]}
        tableLabels={{ filter: table('filter'), nothingFound: table('nothingFound') }}
        labels={{
          player: statistics('player.name'),
          mode: t('mode'),
          perGame: t('perGame'),
          total: t('total'),
          per40: t('per40'),
        }}
      />
      <PartlyRecordedNote keys={recorded} all={players} />
      <TableLegend columns={columns} hasDashes />
    </div>
  );
}
