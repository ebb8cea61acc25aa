'use client';

import { useTranslations } from 'next-intl';
import { useStatLabel } from '#components/office/shared/use-stat-label.ts';
import type { Side } from '#lib/basketball/events.ts';
import type { Stat } from '#lib/basketball/statistics.ts';
import { textOf } from '#lib/office/box-score-cells.ts';
import { countsBaskets, sumOf, withCell, withRow } from '#lib/office/box-score-draft.ts';
import { GridRow } from './grid-row.tsx';
import { UnknownPlayer } from './unknown-player.tsx';
import type { BoxScoreEntering } from './use-box-score.ts';

/** The players of one team as rows, with the sum below. */
export function TeamGrid({
  side,
  columns,
  firstRow,
  entering: { sheet, draft, problems, set },
}: {
  side: Side;
  columns: readonly Stat[];
  /** The number of the first row in the grid of both teams. */
  firstRow: number;
  entering: BoxScoreEntering;
}) {
  const t = useTranslations('office-results');
  const label = useStatLabel();
  const isCounted = countsBaskets(draft);
  const hasPoints = columns.includes('points');
  return (
    <section aria-label={sheet[side].name} className="mb-8 min-w-0">
      <h2 className="headline mb-2 text-xl">{sheet[side].name}</h2>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse">
          <thead>
            <tr className="label border-b border-line-strong text-center text-sm">
              <th scope="col" className="sticky start-0 z-1 bg-page py-2 text-start">
                {t('player')}
              </th>
              {columns.map((stat) => (
                <th key={stat} scope="col" className="px-1">
                  <abbr title={label(stat).name} className="no-underline">
                    {label(stat).abbr}
                  </abbr>
                </th>
              ))}
              {!hasPoints && (
                <th scope="col" className="px-2 text-end">
                  <abbr title={label('points').name} className="no-underline">
                    {label('points').abbr}
                  </abbr>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {draft[side].map((row, index) => (
              <GridRow
                key={row.personId}
                row={row}
                index={firstRow + index}
                columns={columns}
                isCounted={isCounted}
                problems={problems}
                onCell={(stat, text) => set((own) => withCell(own, side, row.personId, stat, text))}
                onPlayed={(played) => set((own) => withRow(own, side, row.personId, (one) => ({ ...one, played })))}
              />
            ))}
          </tbody>
          <tfoot>
            <tr className="font-bold">
              <th scope="row" className="sticky start-0 z-1 bg-page py-2 text-start text-sm">
                {t('sum')}
              </th>
              {columns.map((stat) => (
                <td key={stat} className="figures text-center">
                  {stat === 'plusMinus' ? '' : textOf(stat, sumOf(draft, side, stat))}
                </td>
              ))}
              {!hasPoints && <td className="figures px-2 text-end">{sumOf(draft, side, 'points')}</td>}
            </tr>
          </tfoot>
        </table>
      </div>
      {draft[side].length === 0 && <p className="py-2 text-sm text-quiet">{t('noSquad')}</p>}
      <UnknownPlayer side={side} sheet={sheet} set={set} />
    </section>
  );
}
