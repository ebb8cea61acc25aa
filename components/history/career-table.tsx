import { shownFigures } from '#components/entity/player-figures.ts';
import { PlayerLink } from '#components/entity/player-link.tsx';
import { TableHead } from '#components/ui/table-head.tsx';
import { TablePane } from '#components/ui/table-pane.tsx';
import { RowCells, RowHead, rowAttributes } from '#components/ui/table-row.tsx';
import type { AllTimePlayer } from '#lib/api/contract/history.ts';
import type { AllTimeCategory, AllTimeMode } from '#lib/basketball/all-time-categories.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { playerPath } from '#lib/player-path.ts';
import { allTimeCareerCells, allTimeCareerFigures, type CareerColumn } from './career-cells.ts';
import { formatSpan } from './format-figure.ts';

type Props = {
  caption: string;
  /** Label of the column of players. */
  head: string;
  columns: readonly CareerColumn[];
  players: readonly AllTimePlayer[];
  counting: AllTimeMode;
  by: AllTimeCategory;
  locale: Locale;
};

/** Careers as a table. Made of table parts only: the full `StatTable` would need its messages in the browser. */
export function AllTimeCareerTable({ caption, head, columns, players, counting, by, locale }: Props) {
  const shown = new Set<string>(shownFigures(allTimeCareerFigures, players, ['threePointersMade']));
  const isFigure = (key: string) => allTimeCareerFigures.some((figure) => figure === key);
  const emphasizedColumns = columns
    .filter(({ key }) => !isFigure(key) || shown.has(key))
    .map((column) => ({ ...column, emphasis: column.key === by }));
  const cellsOf = (player: AllTimePlayer) => {
    const cells = allTimeCareerCells(player, counting, locale);
    return emphasizedColumns.map(({ key }) => cells[key]);
  };
  return (
    <TablePane label={caption} rows={players.length}>
      <table className="stat-table">
        <caption className="sr-only">{caption}</caption>
        <TableHead head={{ label: head }} columns={emphasizedColumns} />
        <tbody>
          {players.map((player, index) => (
            <tr key={player.player.id} {...rowAttributes({}, index)}>
              <RowHead>
                <RankedPlayer of={player} isShared={isShared(players, player)} />
              </RowHead>
              <RowCells columns={emphasizedColumns} cells={cellsOf(player)} />
            </tr>
          ))}
        </tbody>
      </table>
    </TablePane>
  );
}

const isShared = (players: readonly AllTimePlayer[], { rank }: AllTimePlayer) =>
  players.filter((other) => other.rank === rank).length > 1;

function RankedPlayer({ of: { rank, player, ...span }, isShared }: { of: AllTimePlayer; isShared: boolean }) {
  return (
    <span className="flex items-center gap-2">
      <span className="figures w-7 shrink-0 text-end text-quiet">
        {rank}
        {isShared && '='}
      </span>
      <span className="grid min-w-0 leading-tight max-sm:max-w-36">
        <PlayerLink player={player} href={playerPath(player.slug)} className="font-semibold" isWrapped />
        <span className="text-xs font-normal text-quiet">{formatSpan(span)}</span>
      </span>
    </span>
  );
}
