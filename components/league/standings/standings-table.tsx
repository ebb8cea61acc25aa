import { useLocale, useTranslations } from 'next-intl';
import { StatTable } from '#components/ui/stat-table.tsx';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { Footnotes } from './footnotes.tsx';
import { FollowedTable } from './live/followed-table.tsx';
import { marksOf } from './live/marks-of.ts';
import { standingsColumns } from './standings-columns.ts';
import { type StandingsInput, standingsRows } from './standings-rows.tsx';

/** Standings with records, form and, for tied teams, the reason for the rank. */
export function StandingsTable({
  name,
  sortKey = 'sort',
  followedAs,
  ...input
}: StandingsInput & {
  name: string;
  /** The key of the address that holds the column by which teams are sorted. */
  sortKey?: string;
  /** The name of the table among those of the moment, which its rows follow. */
  followedAs?: string;
}) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('standings');
  const statistics = useTranslations('statistics');
  const { table, next } = input;
  return (
    <>
      <StatTable
        caption={t('caption', { name })}
        head={{ label: statistics('team.name') }}
        columns={standingsColumns(table, { t, statistics, next })}
        isLegendShown
        sortKey={sortKey}
        rows={standingsRows(input, { locale, t })}
        {...(followedAs && {
          view: (view) => <FollowedTable {...view} name={followedAs} marks={marksOf(input)} />,
        })}
      />
      <Footnotes table={table} />
    </>
  );
}
