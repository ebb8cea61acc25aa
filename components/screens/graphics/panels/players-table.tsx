import { useTranslations } from 'next-intl';
import { boxOf, type Programme } from '#components/screens/graphics/programme/programme.ts';
import { Fitted } from '#components/screens/graphics/shared/fitted.tsx';
import { playerRows } from '#components/screens/shared/player-rows.ts';
import { cx } from '#components/ui/cx.ts';
import type { Side } from '#lib/basketball/events.ts';
import { type FigureColumn, graphicFigureColumns, recordedFigureColumns } from './figure-columns.ts';

type Props = {
  programme: Pick<Programme, 'game'>;
  side: Side;
  team: string;
  columns: readonly FigureColumn[];
  /** Pads the table with empty rows, so that two tables align at the bottom. */
  minRows?: number;
  className?: string;
};

/** The statistics of the players on a roster sheet; players who have not played show dashes. */
export function PlayersTable({ programme, side, team, columns, minRows = 0, className }: Props) {
  const t = useTranslations('graphics');
  const statistics = useTranslations('statistics');
  const rows = playerRows(programme.game, side);
  const { total, players } = boxOf(programme, side);
  const played = new Set(players.filter((player) => player.played).map(({ person }) => person));
  const shown = recordedFigureColumns(columns, [total]);
  return (
    <table className={cx('figures-table', className)} style={{ '--rows': Math.max(rows.length, minRows) + 2 }}>
      <caption>{team}</caption>
      <thead>
        <tr>
          <th className="figures-number" scope="col" aria-label={statistics('number.name')} />
          <th className="figures-name" scope="col" aria-label={statistics('player.name')} />
          {shown.map((column) => (
            <th key={column} scope="col">
              {statistics(`${column}.abbr`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, number, name, line, isOnCourt, isAtLimit }) => (
          <tr key={id} data-on-court={isOnCourt || undefined} data-idle={!played.has(id) || undefined}>
            <td className="figures-number">{number}</td>
            <th scope="row">
              <Fitted>{name}</Fitted>
            </th>
            {shown.map((column) => (
              <td key={column} data-figure={column} data-limit={(column === 'fouls' && isAtLimit) || undefined}>
                {played.has(id) ? graphicFigureColumns[column](line) : '–'}
              </td>
            ))}
          </tr>
        ))}
        {Array.from({ length: Math.max(0, minRows - rows.length) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty rows have no id
          <tr key={index}>
            <td colSpan={2 + shown.length} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td />
          <th scope="row">{t('total')}</th>
          {shown.map((column) => (
            <td key={column} data-figure={column}>
              {column === 'minutes' ? '' : graphicFigureColumns[column](total)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
