import { useTranslations } from 'next-intl';
import { StatTile, StatTiles } from '#components/ui/stat-tile.tsx';
import type { Crowd } from '#lib/api/contract/attendance.ts';
import { formatInteger, formatPercent } from '#lib/i18n/format/numbers.ts';
import type { Locale } from '#lib/i18n/locales.ts';

/** Spectators in all, per game and at most. `played`: how many games there were. */
export function CrowdTiles({ crowd, played, locale }: { crowd: Crowd; played: number; locale: Locale }) {
  const t = useTranslations('attendance');
  const { games, total, highest, share } = crowd;
  return (
    <>
      <StatTiles isWide>
        <StatTile label={t('total')} value={formatInteger(locale, total)} />
        <StatTile label={t('average')} value={formatInteger(locale, Math.round(total / games))} />
        <StatTile label={t('highest')} value={formatInteger(locale, highest)} />
        {share !== null && <StatTile label={t('share')} value={formatPercent(locale, share, 0)} />}
      </StatTiles>
      <p className="pt-2 text-xs text-quiet">
        {games === played ? t('knownAll', { games }) : t('known', { games, played })}
      </p>
    </>
  );
}
