import { useTranslations } from 'next-intl';
import { figureKeys, shownFigures } from '#components/entity/player-figures.ts';
import { TableLegend } from '#components/ui/table-legend.tsx';
import type { AllTimePlayers, Competitions } from '#lib/api/readers/history.ts';
import { type AllTimeMode, allTimeCategories, percentageCategories } from '#lib/basketball/all-time-categories.ts';
import { packRows } from '#lib/packed-rows/pack-rows.ts';
import { allTimeCareerFigures } from './career-cells.ts';
import { Careers } from './careers.tsx';
import { historyLabels } from './history-labels.ts';

const categories = {
  total: allTimeCategories.filter((category) => !percentageCategories.some((percentage) => percentage === category)),
  perGame: allTimeCategories.filter((category) => category !== 'games'),
};

/** Careers in totals or averages, with all labels for the browser. */
export function CareerRanking({
  counting,
  competitions,
  players,
  limit,
}: {
  counting: AllTimeMode;
  competitions: Competitions;
  players: AllTimePlayers;
  limit: number;
}) {
  const t = useTranslations('history');
  const statistics = useTranslations('statistics');
  const recorded = shownFigures(figureKeys, players.players, ['threePointersMade']);
  const columns = (['games', ...allTimeCareerFigures] as const).map((key) => ({
    key,
    label: statistics(`${key}.abbr`),
    title: statistics(`${key}.name`),
  }));
  return (
    <>
      <Careers
        packed={packRows(players.players)}
        further={players.further}
        counting={counting}
        categories={categories[counting].filter(
          (category) => category === 'games' || recorded.some((figure) => figure === category),
        )}
        limit={limit}
        columns={columns}
        title={counting === 'total' ? t('totals') : t('averages')}
        labels={historyLabels(competitions, t, statistics)}
      />
      <TableLegend columns={columns} />
    </>
  );
}
