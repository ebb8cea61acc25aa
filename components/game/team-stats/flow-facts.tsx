import { useLocale, useTranslations } from 'next-intl';
import { StatTile, StatTiles } from '#components/ui/stat-tile.tsx';
import type { BoxScore } from '#lib/api/contract/box-score.ts';
import { formatDecimal, formatInteger } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';

/** Lead changes, ties and pace of a game. */
export function FlowFacts({ boxScore: { home, leadChanges, timesTied } }: { boxScore: BoxScore }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('team-stats');
  const statistics = useTranslations('statistics');
  const { pace, possessionsCounted } = home.ratings;
  return (
    <StatTiles>
      {leadChanges !== null && <StatTile label={t('leadChanges')} value={formatInteger(locale, leadChanges)} />}
      {timesTied !== null && <StatTile label={t('timesTied')} value={formatInteger(locale, timesTied)} />}
      {pace !== null && (
        <StatTile
          label={t('pace')}
          title={statistics('pace.name')}
          value={formatDecimal(locale, pace)}
          note={t(possessionsCounted ? 'counted' : 'estimated')}
        />
      )}
    </StatTiles>
  );
}
