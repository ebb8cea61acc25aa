import { useTranslations } from 'next-intl';
import { TableLegendView } from './table-legend-view.tsx';
import type { StatColumn, StatRow } from './table-types.ts';

/** Explains the column abbreviations, for visitors who cannot hover. */
export function TableLegend({
  columns,
  hasDashes = false,
}: {
  columns: readonly Pick<StatColumn, 'key' | 'label' | 'title'>[];
  /** Whether cells may be empty. */
  hasDashes?: boolean;
}) {
  const t = useTranslations('ui.table');
  return <TableLegendView summary={t('abbreviations')} columns={columns} {...(hasDashes && { dash: t('noNumber') })} />;
}

/** Explains the zone colours of the rows, each once, in row order. */
export function ZoneLegend({ rows }: { rows: readonly Pick<StatRow, 'zone'>[] }) {
  const zones = new Map(rows.flatMap(({ zone }) => (zone ? [[zone.label, zone.color] as const] : [])));
  if (zones.size === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-xs text-quiet">
      {[...zones].map(([label, color]) => (
        <li key={label} className="zone-key" style={{ '--zone': color }}>
          {label}
        </li>
      ))}
    </ul>
  );
}
