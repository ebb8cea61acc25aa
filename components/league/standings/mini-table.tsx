import { useLocale, useTranslations } from 'next-intl';
import { TeamLink } from '#components/entity/team-link.tsx';
import { StatTable } from '#components/ui/stat-table.tsx';
import type { MiniTableRow } from '#lib/api/contract/standings.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { formatDifference, formatInteger } from '#lib/i18n/format/numbers.ts';
import { haveDraws } from '#lib/i18n/format/record.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';

const withDraws = ['games', 'wins', 'draws', 'losses', 'pointsFor', 'pointsAgainst', 'difference'] as const;
const withoutDraws = withDraws.filter((key) => key !== 'draws');

/** Head-to-head standings of tied teams. */
export function MiniTable({ rows, teams }: { rows: readonly MiniTableRow[]; teams: ReadonlyMap<string, TeamRef> }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('standings');
  const statistics = useTranslations('statistics');
  return (
    <StatTable
      caption={t('miniTable')}
      isCaptionShown
      head={{ label: statistics('team.name') }}
      columns={(haveDraws(rows) ? withDraws : withoutDraws).map((key) => ({
        key,
        label: statistics(`${key}.abbr`),
        title: statistics(`${key}.name`),
      }))}
      rows={rows.flatMap((row) => {
        const team = teams.get(row.team);
        if (!team) return [];
        return {
          key: row.team,
          head: <TeamLink team={team} naming="short" size="xs" />,
          cells: {
            games: formatInteger(locale, row.played),
            wins: formatInteger(locale, row.won),
            draws: formatInteger(locale, row.drawn),
            losses: formatInteger(locale, row.lost),
            pointsFor: formatInteger(locale, row.scored),
            pointsAgainst: formatInteger(locale, row.conceded),
            difference: formatDifference(locale, row.difference),
          },
        };
      })}
    />
  );
}
