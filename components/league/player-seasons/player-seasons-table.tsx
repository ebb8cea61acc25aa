'use client';

import { useMemo } from 'react';
import { SegmentedControl } from '#components/ui/segmented-control.tsx';
import { SortableTableView } from '#components/ui/sortable-table-view.tsx';
import type { Facet, SortableLabels } from '#components/ui/sortable-types.ts';
import type { StatColumn } from '#components/ui/table-types.ts';
import { useAddress } from '#components/ui/use-address.ts';
import type { PlayerSeason } from '#lib/api/contract/league-players.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { PackedRows } from '#lib/packed-rows/packed-rows.ts';
import { unpackRows } from '#lib/packed-rows/unpack-rows.ts';
import { modesOf, type SeasonMode } from './counting.ts';
import { playerSeasonRow } from './player-season-row.tsx';

/** Client part of the player statistics: counting switch and table; all texts are props. */
export function PlayerSeasonsTable({
  packed,
  caption,
  locale,
  languageTag,
  columns,
  facets,
  tableLabels,
  labels,
}: {
  packed: PackedRows<PlayerSeason>;
  caption: string;
  locale: Locale;
  languageTag: string;
  columns: readonly StatColumn[];
  facets: readonly Facet[];
  tableLabels: SortableLabels;
  labels: Record<SeasonMode | 'player' | 'mode', string>;
}) {
  const players = useMemo(() => unpackRows(packed), [packed]);
  const modes = modesOf(players);
  const [{ count }, setAddress] = useAddress(['count']);
  const counting = modes.find((mode) => mode === count) ?? 'perGame';
  const rows = useMemo(
    () => players.map((player) => playerSeasonRow(player, counting, locale)),
    [players, counting, locale],
  );
  return (
    <>
      <div className="pb-3" data-print="none">
        <SegmentedControl
          label={labels.mode}
          name="counting"
          options={modes.map((value) => ({ value, label: labels[value] }))}
          value={counting}
          onValueChange={(mode) => setAddress('count', mode === 'perGame' ? '' : mode)}
        />
      </div>
      <SortableTableView
        caption={`${caption}: ${labels[counting]}`}
        head={{ label: labels.player }}
        columns={columns}
        rows={rows}
        initialSort={{ key: 'points' }}
        isFilterShown
        addressKeys={['count']}
        isNumbered
        facets={facets}
        labels={tableLabels}
        locale={languageTag}
      />
    </>
  );
}
