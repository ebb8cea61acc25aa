import { useTranslations } from 'next-intl';
import type { StatSums } from '#lib/basketball/stat-sums.ts';
import { type FigureKey, gamesOfFigure, partlyRecorded } from './player-figures.ts';

/** Says which figures were recorded in part of the games only; of a single sum also in how many. */
export function PartlyRecordedNote({ keys, all }: { keys: readonly FigureKey[]; all: readonly StatSums[] }) {
  const t = useTranslations('ui.table');
  const statistics = useTranslations('statistics');
  const partly = partlyRecorded(keys, all);
  if (partly.length === 0) return null;
  const [first] = all;
  const figures = partly.map((key) =>
    first && all.length === 1
      ? t('recordedGames', {
          figure: statistics(`${key}.abbr`),
          games: gamesOfFigure(key, first),
          of: first.games,
        })
      : statistics(`${key}.abbr`),
  );
  return <p className="pt-1.5 text-xs text-quiet">{t('partlyRecorded', { figures: figures.join(', ') })}</p>;
}
