import { useLocale, useTranslations } from 'next-intl';
import { figureOf } from '#components/entity/player-figures.ts';
import { GameName } from '#components/player/games/game-name.tsx';
import { StatTable } from '#components/ui/stat-table.tsx';
import type { CareerHigh } from '#lib/api/contract/player-career.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';

/** Career highs: value, the first game that reached it, and how many games did if more than one. */
export function CareerHighs({ highs }: { highs: readonly CareerHigh[] }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('player');
  const statistics = useTranslations('statistics');
  const rows = highs.map(({ kind, times, game }) => ({
    key: kind,
    head: statistics(`${kind}.name`),
    cells: {
      value: figureOf(kind, { ...game.line, pir: game.pir, efficiency: game.efficiency }, locale).text,
      game: (
        <>
          <GameName entry={game} locale={locale} />
          {times > 1 && <span className="block text-xs text-quiet">{t('timesReached', { count: times })}</span>}
        </>
      ),
    },
  }));
  return (
    <StatTable
      caption={t('highs')}
      head={{ label: t('highs') }}
      columns={[
        { key: 'value', label: t('value'), emphasis: true },
        { key: 'game', label: t('game'), align: 'start' },
      ]}
      rows={rows}
    />
  );
}
