import { useTranslations } from 'next-intl';
import { noNumber } from '#lib/i18n/format/numbers.ts';
import { Icon } from './icon.tsx';
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
  const explained = columns.filter((column) => column.title && column.title !== column.label);
  if (explained.length === 0) return null;
  return (
    <details className="group mt-2 text-xs text-quiet">
      <summary className="label inline-flex min-h-8 items-center gap-1 hover:text-ink">
        <Icon name="chevron-right" className="size-4 group-open:rotate-90" />
        {t('abbreviations')}
      </summary>
      <dl className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-x-6 gap-y-0.5">
        {explained.map(({ key, label, title }) => (
          <div key={key} className="flex gap-2">
            <dt className="w-12 shrink-0 font-bold text-ink">{label}</dt>
            <dd>{title}</dd>
          </div>
        ))}
        {hasDashes && (
          <div className="flex gap-2">
            <dt className="w-12 shrink-0 font-bold text-ink">{noNumber}</dt>
            <dd>{t('noNumber')}</dd>
          </div>
        )}
      </dl>
    </details>
  );
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
