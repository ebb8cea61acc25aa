import { useTranslations } from 'next-intl';
import { periodKey } from '#components/entity/period-name.ts';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { StatTable } from '#components/ui/stat-table.tsx';
import type { TeamRef } from '#lib/api/contract/team.ts';
import type { LargestLead, scoresAtPeriodEnds } from './lead-model.ts';

/** The lead tracker as a table, for people who cannot see the chart. */
export function LeadTable({
  home,
  away,
  rows,
  best,
  regularPeriods,
}: {
  home: TeamRef;
  away: TeamRef;
  rows: ReturnType<typeof scoresAtPeriodEnds>;
  best: Record<'home' | 'away', LargestLead | null>;
  regularPeriods: number;
}) {
  const t = useTranslations('chart');
  const period = useTranslations('entity.period');
  return (
    <div className="mt-8 [&>details]:border-0">
      <Disclosure summary={<span className="label text-quiet">{t('asTable')}</span>}>
        <StatTable
          caption={t('lead.table')}
          head={{ label: t('lead.after') }}
          columns={[
            { key: 'home', label: home.code, title: home.name },
            { key: 'away', label: away.code, title: away.name },
          ]}
          rows={rows.map((row) => {
            const { key, number } = periodKey(row.period, regularPeriods);
            return {
              key: String(row.period),
              head: period(`${key}Long`, { number }),
              cells: { home: row.home, away: row.away },
            };
          })}
          totals={[
            {
              key: 'largest',
              head: t('lead.largest'),
              cells: { home: best.home?.lead ?? 0, away: Math.abs(best.away?.lead ?? 0) },
            },
          ]}
        />
      </Disclosure>
    </div>
  );
}
