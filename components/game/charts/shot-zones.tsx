import { useLocale, useTranslations } from 'next-intl';
import { shotTally, type Tally } from '#components/entity/shots/shot-tally.ts';
import { StatTable } from '#components/ui/stat-table.tsx';
import type { Shot } from '#lib/api/contract/box-score.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { formatPercent } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { shotZones } from '#lib/theme/court-lines.ts';

const percentage = ({ made, attempted }: Tally) => (attempted === 0 ? null : made / attempted);

/** The shot chart as a table. */
export function ShotZones({ home, away, shots }: { home: TeamRef; away: TeamRef; shots: readonly Shot[] }) {
  const t = useTranslations('chart.shots');
  const locale = tagLocale(useLocale());
  const tallyOf = (side: Shot['side']) => shotTally(shots.filter((shot) => shot.side === side));
  const tally = { home: tallyOf('home'), away: tallyOf('away') };
  return (
    <StatTable
      caption={t('zones')}
      head={{ label: t('zone') }}
      columns={[
        { key: 'home', label: t('count'), title: t('countLong'), group: home.shortName },
        { key: 'homeShare', label: '%', title: t('share'), group: home.shortName, emphasis: true },
        { key: 'away', label: t('count'), title: t('countLong'), group: away.shortName },
        { key: 'awayShare', label: '%', title: t('share'), group: away.shortName, emphasis: true },
      ]}
      rows={shotZones.map((zone) => ({
        key: zone,
        head: t(`zoneNames.${zone}`),
        cells: {
          home: `${tally.home[zone].made}/${tally.home[zone].attempted}`,
          homeShare: formatPercent(locale, percentage(tally.home[zone]), 0),
          away: `${tally.away[zone].made}/${tally.away[zone].attempted}`,
          awayShare: formatPercent(locale, percentage(tally.away[zone]), 0),
        },
      }))}
    />
  );
}
