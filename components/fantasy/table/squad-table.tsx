import { useLocale, useTranslations } from 'next-intl';
import { StatTable } from '#components/ui/stat-table.tsx';
import type { FantasyTable } from '#lib/api/contract/fantasy/season.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { formatSquadPoints } from '#lib/i18n/format/fantasy-units.ts';
import { formatInteger } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { SquadLink } from './squad-link.tsx';

/** Squads by points: of the season, with the latest round beside them, or of one round. */
export function SquadTable({
  items,
  isOfRound,
  league,
}: {
  items: FantasyTable['items'];
  isOfRound: boolean;
  league: LeagueParams;
}) {
  const t = useTranslations('fantasy');
  const locale = tagLocale(useLocale());
  const pointsOf = formatSquadPoints(locale, items);
  return (
    <StatTable
      caption={t('table')}
      head={{ label: t('squad') }}
      columns={[
        { key: 'points', label: t('points'), emphasis: true },
        ...(isOfRound ? [] : [{ key: 'roundPoints', label: t('roundPoints') }]),
      ]}
      rows={items.map(({ rank, squad, points, roundPoints }) => ({
        key: String(squad.number),
        head: (
          <span className="flex gap-2">
            <span className="figures text-quiet">{formatInteger(locale, rank)}</span>
            <span className="name-wrapped">
              <SquadLink squad={squad} league={league} />
            </span>
          </span>
        ),
        cells: pointsOf({ points, roundPoints }),
      }))}
    />
  );
}
