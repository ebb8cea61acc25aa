'use client';

import { useMemo, useState } from 'react';
import { SegmentedControl } from '#components/ui/segmented-control.tsx';
import { SortableTableView } from '#components/ui/sortable-table-view.tsx';
import type { Facet, SortableLabels } from '#components/ui/sortable-types.ts';
import type { StatColumn } from '#components/ui/table-types.ts';
import type { PlayerSeason } from '#lib/api/contract/league-players.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { type SeasonMode, seasonModes } from './counting.ts';
import { rowOf } from './player-season-row.tsx';

/** The browser's part: the switch of the counting and the table, all words handed in. */
export function PlayerSeasonsTable({
  players,
  caption,
  locale,
  languageTag,
  columns,
  facets,
  labels,
  words,
}: {
  players: readonly PlayerSeason[];
  caption: string;
  locale: Locale;
  languageTag: string;
  columns: readonly StatColumn[];
  facets: readonly Facet[];
  labels: SortableLabels;
  words: Record<SeasonMode | 'player' | 'mode', string>;
}) {
  const [counting, setCounting] = useState<SeasonMode>('perGame');
  const rows = useMemo(() => players.map((player) => rowOf(player, counting, locale)), [players, counting, locale]);
  return (
    <>
      <div className="pb-3" data-print="none">
        <SegmentedControl
          label={words.mode}
          name="counting"
          options={seasonModes.map((value) => ({ value, label: words[value] }))}
          value={counting}
          onValueChange={setCounting}
        />
      </div>
      <SortableTableView
        caption={`${caption}: ${words[counting]}`}
        head={{ label: words.player }}
        columns={columns}
        rows={rows}
        initialSort={{ key: 'points' }}
        isFilterShown
        isNumbered
        facets={facets}
        labels={labels}
        locale={languageTag}
      />
    </>
  );
}
