import { useLocale, useTranslations } from 'next-intl';
import { Crest } from '#components/entity/crest.tsx';
import { Link } from '#components/ui/link.tsx';
import { Section } from '#components/ui/section.tsx';
import { StatTable } from '#components/ui/stat-table.tsx';
import type { ClubRival } from '#lib/api/contract/club.ts';
import { formatDay } from '#lib/i18n/format/dates.ts';
import { noNumber } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';
import { tallyCells, tallyColumns } from './tally-cells.ts';

const maxRivals = 12;

/** Most frequent opponents, with the record against each. */
export function Rivals({ rivals }: { rivals: readonly ClubRival[] }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('club');
  const statistics = useTranslations('statistics');
  if (rivals.length === 0) return null;
  const shown = rivals.slice(0, maxRivals);
  return (
    <Section title={t('rivals')}>
      <StatTable
        caption={t('rivals')}
        head={{ label: t('kicker') }}
        columns={[...tallyColumns(shown, statistics), { key: 'last', label: t('lastMeeting') }]}
        rows={shown.map((rival) => ({
          key: rival.club.id,
          head: (
            <Link
              href={paths.club(rival.club.slug)}
              className="inline-flex min-w-0 items-center align-middle gap-2 underline-offset-4 hover:underline"
            >
              <Crest of={rival.club} />
              <span className="min-w-0 truncate">{rival.club.name}</span>
            </Link>
          ),
          cells: {
            ...tallyCells(rival, locale),
            last: rival.last ? formatDay(locale, rival.last, 'date') : noNumber,
          },
        }))}
      />
      <p className="pt-1.5 text-xs text-quiet">{t('rivalsNote')}</p>
    </Section>
  );
}
