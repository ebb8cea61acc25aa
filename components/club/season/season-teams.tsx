import { useLocale, useTranslations } from 'next-intl';
import { FormStrip } from '#components/entity/form-strip.tsx';
import { TeamLink } from '#components/entity/team-link.tsx';
import { Link } from '#components/ui/link.tsx';
import { Section } from '#components/ui/section.tsx';
import { StatTable } from '#components/ui/stat-table.tsx';
import type { ClubTeam } from '#lib/api/readers/season-club.ts';
import { formatHalves, formatInteger, noNumber } from '#lib/i18n/format/numbers.ts';
import { haveDraws } from '#lib/i18n/format/record.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';

/** Teams of a club in a season, each with its league, rank and form. */
export function SeasonTeams({ teams }: { teams: readonly ClubTeam[] }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('club');
  const statistics = useTranslations('statistics');
  const standings = teams.map(({ team, league, tables }) => ({ team, league, row: latestRow(tables, team.id) }));
  const hasDraws = haveDraws(standings.flatMap(({ row }) => row ?? []));
  return (
    <Section title={t('seasonTeams')}>
      <StatTable
        caption={t('seasonTeams')}
        head={{ label: statistics('team.name') }}
        columns={[
          { key: 'league', label: t('competition'), align: 'start' },
          { key: 'rank', label: t('place'), emphasis: true },
          ...(['games', 'wins', ...(hasDraws ? (['draws'] as const) : []), 'losses'] as const).map((key) => ({
            key,
            label: statistics(`${key}.abbr`),
            title: statistics(`${key}.name`),
          })),
          { key: 'form', label: t('form') },
        ]}
        rows={standings.map(({ team, league, row }) => ({
          key: team.id,
          head: <TeamLink team={team} naming="responsive" href={paths.team(league.season, league.slug, team.slug)} />,
          cells: {
            league: (
              <Link href={paths.league(league.season, league.slug)} className="underline-offset-4 hover:underline">
                {league.name}
              </Link>
            ),
            rank: row ? formatInteger(locale, row.rank) : noNumber,
            games: formatInteger(locale, row?.played),
            wins: row ? formatHalves(locale, row.won) : noNumber,
            draws: formatInteger(locale, row?.drawn),
            losses: formatInteger(locale, row?.lost),
            form: row ? (
              <FormStrip
                games={row.form.map((game) => ({ ...game, key: game.gameId, href: paths.game(game.address) }))}
              />
            ) : (
              noNumber
            ),
          },
        }))}
      />
    </Section>
  );
}

/** The row of a team in the last table in which it has played. */
function latestRow(tables: ClubTeam['tables'], teamId: string) {
  const rows = tables.flatMap((table) => table.rows.filter(({ team }) => team.id === teamId));
  return rows.findLast(({ played }) => played > 0) ?? rows.at(-1);
}
