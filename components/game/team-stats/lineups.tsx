import { useLocale, useTranslations } from 'next-intl';
import { StatTable } from '#components/ui/stat-table.tsx';
import type { GameFlow, TeamBoxScore } from '#lib/api/contract/box-score.ts';
import { shortNames } from '#lib/basketball/short-names.ts';
import { formatPlayed } from '#lib/i18n/format/clock.ts';
import { formatDifference, formatInteger } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';

const maxLineups = 5;

/** The lineups of a team with the most time on court. */
export function Lineups({
  of: { team, players: squad },
  lineups,
}: {
  of: Pick<TeamBoxScore, 'team' | 'players'>;
  lineups: GameFlow['lineups'];
}) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('team-stats');
  const statistics = useTranslations('statistics');
  const columns = (['minutes', 'pointsFor', 'pointsAgainst', 'plusMinus'] as const).map((key) => ({
    key,
    label: statistics(`${key}.abbr`),
    title: statistics(`${key}.name`),
    emphasis: key === 'plusMinus',
  }));
  const names = shortNames(squad.map(({ player, number }) => ({ ...player, number })));
  return (
    <StatTable
      caption={t('lineupsOf', { team: team.name })}
      isCaptionShown
      head={{ label: t('lineup') }}
      columns={columns}
      rows={lineups
        .toSorted((a, b) => b.playedMs - a.playedMs)
        .slice(0, maxLineups)
        .map(({ players, playedMs, pointsFor, pointsAgainst }) => ({
          key: players.map(({ id }) => id).join(' '),
          head: (
            <span className="block max-w-52 whitespace-normal py-1 text-sm sm:max-w-md">
              {players.map(({ id, lastName }) => names.get(id) ?? lastName).join(' · ')}
            </span>
          ),
          cells: {
            minutes: formatPlayed(playedMs),
            pointsFor: formatInteger(locale, pointsFor),
            pointsAgainst: formatInteger(locale, pointsAgainst),
            plusMinus: formatDifference(locale, pointsFor - pointsAgainst),
          },
        }))}
    />
  );
}
