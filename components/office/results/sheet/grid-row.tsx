'use client';

import { useTranslations } from 'next-intl';
import { useStatLabel } from '#components/office/shared/use-stat-label.ts';
import { cx } from '#components/ui/cx.ts';
import { type Stat, statRules } from '#lib/basketball/statistics.ts';
import { pointsOfRow, type SheetProblem, type SheetRow } from '#lib/office/box-score-draft.ts';

type Props = {
  row: SheetRow;
  index: number;
  columns: readonly Stat[];
  /** The points follow from the baskets. */
  isCounted: boolean;
  problems: readonly SheetProblem[];
  onCell: (stat: Stat, text: string) => void;
  onPlayed: (played: boolean) => void;
};

/** A player of the grid: whether they played, their cells, and the points that these make. */
export function GridRow({ row, index, columns, isCounted, problems, onCell, onPlayed }: Props) {
  const t = useTranslations('office-results');
  const label = useStatLabel();
  const { personId, firstName, lastName, number, played, cells, isProvisional } = row;
  const name = [number, firstName, lastName].filter(Boolean).join(' ');
  const faulty = new Set(problems.filter((problem) => problem.row.personId === personId).map(({ stat }) => stat));
  const points = pointsOfRow(row, isCounted);
  return (
    <tr className="border-b border-line">
      <th
        scope="row"
        className="sticky start-0 z-1 max-w-32 min-w-28 bg-page py-1 pe-2 text-start text-sm leading-tight font-semibold sm:max-w-56 sm:min-w-44"
      >
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            className="size-5 shrink-0"
            data-row={index}
            data-column={0}
            checked={played}
            aria-label={t('played', { name })}
            onChange={({ currentTarget }) => onPlayed(currentTarget.checked)}
          />
          <span className={cx('min-w-0 wrap-anywhere', !played && 'text-quiet')}>
            <span className="figures">{number ?? '–'}</span> {isProvisional && !firstName ? t('unknown') : lastName}{' '}
            <span className="font-normal">{firstName}</span>
          </span>
        </label>
      </th>
      {columns.map((stat, column) => (
        <td key={stat} className="p-0.5">
          {stat === 'points' && isCounted ? (
            <output className="figures flex min-h-11 items-center justify-center">{points ?? ''}</output>
          ) : (
            <input
              type="text"
              inputMode={statRules[stat].kind === 'count' ? 'numeric' : 'text'}
              autoComplete="off"
              maxLength={6}
              data-row={index}
              data-column={column + 1}
              aria-label={`${name}: ${label(stat).name}`}
              aria-invalid={faulty.has(stat) || undefined}
              className={cx(
                'figures min-h-11 w-full min-w-11 rounded-sm border bg-raised px-1 text-center hover:border-ink',
                faulty.has(stat) ? 'border-negative' : 'border-line-strong',
                statRules[stat].kind === 'time' && 'min-w-16',
                !played && 'text-quiet',
              )}
              value={played ? (cells[stat] ?? '') : ''}
              onFocus={({ currentTarget }) => currentTarget.select()}
              onChange={({ currentTarget }) => onCell(stat, currentTarget.value)}
            />
          )}
        </td>
      ))}
      {!columns.includes('points') && <td className="figures px-2 text-end font-bold">{points ?? ''}</td>}
    </tr>
  );
}
