import { shotTally, type Tally } from '#components/entity/shots/shot-tally.ts';
import { StatTableView } from '#components/ui/stat-table-view.tsx';
import type { ZoneTally } from '#lib/api/contract/league-shots.ts';
import { shotZones } from '#lib/basketball/shot-zones.ts';
import { formatPercent } from '#lib/i18n/format/numbers.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import type { ChartedShot } from './charted-shot.ts';

export type ZoneTexts = {
  zones: string;
  zone: string;
  count: string;
  countLong: string;
  share: string;
  league: string;
  leagueLong: string;
  /** In the order of `shotZones`. */
  zoneNames: readonly string[];
};

const percentage = (tally: Tally | undefined) => (tally?.attempted ? tally.made / tally.attempted : null);

export type ShotZonesProps = {
  /** Names of the teams. */
  home: string;
  away: string;
  shots: readonly ChartedShot[];
  texts: ZoneTexts;
  /** Shots of the league, once they are fetched. */
  leagueZones?: readonly ZoneTally[];
};

/** The shot chart as a table. */
export function ShotZones({ home, away, shots, texts, leagueZones }: ShotZonesProps) {
  const locale = usePageLocale();
  const tallyOf = (side: ChartedShot['side']) => shotTally(shots.filter((shot) => shot.side === side));
  const tallies = [tallyOf('home'), tallyOf('away')];
  return (
    <StatTableView
      caption={texts.zones}
      head={{ label: texts.zone }}
      columns={[
        { key: 'home', label: texts.count, title: texts.countLong, group: home },
        { key: 'homeShare', label: '%', title: texts.share, group: home, emphasis: true },
        { key: 'away', label: texts.count, title: texts.countLong, group: away },
        { key: 'awayShare', label: '%', title: texts.share, group: away, emphasis: true },
        { key: 'league', label: texts.league, title: texts.leagueLong },
      ]}
      rows={shotZones.map((zone, index) => ({
        key: zone,
        head: texts.zoneNames[index],
        cells: [
          ...tallies.flatMap((tally) => [
            `${tally[zone].made}/${tally[zone].attempted}`,
            formatPercent(locale, percentage(tally[zone]), 0),
          ]),
          formatPercent(locale, percentage(leagueZones?.find((each) => each.zone === zone)), 0),
        ],
      }))}
    />
  );
}
