import { useLocale, useTranslations } from 'next-intl';
import { PartlyRecordedNote } from '#components/entity/partly-recorded-note.tsx';
import { StatTable } from '#components/ui/stat-table.tsx';
import type { CareerSplits } from '#lib/api/contract/player-career.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { careerCells } from './career-cells.ts';
import { careerColumns, careerFigures } from './figure-columns.ts';

/** Averages at home and away, in wins and losses: latest season and whole career. */
export function Splits({ groups }: { groups: readonly CareerSplits[] }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('player');
  const statistics = useTranslations('statistics');
  return (
    <div className="flex flex-col gap-4">
      {groups.map(({ season, splits }) => {
        const rows = splits.map(({ kind, ...sums }) => ({
          key: kind,
          head: t(kind),
          cells: careerCells(sums, 'perGame', locale),
          rule: kind === 'away' && splits.at(-1)?.kind !== 'away',
        }));
        return (
          <StatTable
            key={season?.slug ?? 'career'}
            caption={season?.name ?? t('wholeCareer')}
            isCaptionShown
            head={{ label: t('split') }}
            columns={careerColumns(statistics, splits)}
            rows={rows}
          />
        );
      })}
      <PartlyRecordedNote keys={careerFigures} all={groups.flatMap(({ splits }) => splits)} />
    </div>
  );
}
