import { useLocale, useTranslations } from 'next-intl';
import { ShotCourt } from '#components/entity/shots/shot-court.tsx';
import { shotTally, type Tally } from '#components/entity/shots/shot-tally.ts';
import { StatTable } from '#components/ui/stat-table.tsx';
import type { PlacedShot } from '#lib/api/contract/player-career.ts';
import { shotZones } from '#lib/basketball/shot-zones.ts';
import { formatPercent } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';

const percentageOf = ({ made, attempted }: Tally) => (attempted === 0 ? null : made / attempted);

/** Shot chart of a player with percentages by zone. */
export function ShotView({ player, shots }: { player: string; shots: readonly PlacedShot[] }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('chart.shots');
  const tally = shotTally(shots);
  const made = shots.filter((shot) => shot.made).length;
  return (
    <figure className="border-b border-line bg-raised">
      <div className="grid items-start gap-6 p-3 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] sm:p-4">
        <ShotCourt shots={shots} label={t('summary', { team: player, made, attempted: shots.length })} />
        <StatTable
          caption={t('zones')}
          head={{ label: t('zone') }}
          columns={[
            { key: 'count', label: t('count'), title: t('countLong') },
            { key: 'share', label: '%', title: t('share'), emphasis: true },
          ]}
          rows={shotZones.map((zone) => ({
            key: zone,
            head: t(`zoneNames.${zone}`),
            cells: {
              count: `${tally[zone].made}/${tally[zone].attempted}`,
              share: formatPercent(locale, percentageOf(tally[zone]), 0),
            },
          }))}
        />
      </div>
      <figcaption className="px-3 pb-3 text-xs text-quiet sm:px-4">
        ● {t('made')} · × {t('missed')}
      </figcaption>
    </figure>
  );
}
