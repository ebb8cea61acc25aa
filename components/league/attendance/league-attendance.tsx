import { useLocale, useTranslations } from 'next-intl';
import { GameRow } from '#components/entity/game-row.tsx';
import { TeamLink } from '#components/entity/team-link.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { filledColumns } from '#components/ui/filled-columns.ts';
import { Section } from '#components/ui/section.tsx';
import { StatTable } from '#components/ui/stat-table.tsx';
import type { Attendance } from '#lib/api/contract/attendance.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { formatInteger, formatPercent } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';
import { CrowdTiles } from './crowd-tiles.tsx';

/** Spectators of a league: in all, by home team, and the best attended games. */
export function LeagueAttendance({ attendance, league }: { attendance: Attendance; league: LeagueParams }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('attendance');
  const statistics = useTranslations('statistics');
  const { all, played, teams, best } = attendance;
  if (!all) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
  const rows = teams.map(({ team, games, total, highest, share }) => ({
    key: team.id,
    head: <TeamLink team={team} naming="responsive" href={paths.team(league.season, league.league, team.slug)} />,
    cells: {
      average: formatInteger(locale, Math.round(total / games)),
      share: formatPercent(locale, share, 0),
      highest: formatInteger(locale, highest),
      total: formatInteger(locale, total),
      games: formatInteger(locale, games),
    },
  }));
  const columns = [
    { key: 'average', label: t('average'), emphasis: true },
    { key: 'share', label: t('share') },
    { key: 'highest', label: t('highest') },
    { key: 'total', label: t('total') },
    { key: 'games', label: t('homeGames') },
  ];
  return (
    <>
      <Section title={t('title')}>
        <CrowdTiles crowd={all} played={played} locale={locale} />
      </Section>
      <Section title={t('byTeam')}>
        <StatTable
          caption={t('byTeam')}
          head={{ label: statistics('team.name') }}
          columns={filledColumns(columns, rows)}
          rows={rows}
          sortKey="sort"
        />
        <p className="pt-2 text-xs text-quiet">{t('note')}</p>
      </Section>
      <Section title={t('best')}>
        <ol className="game-list">
          {best.map(({ game, attendance, capacity }) => (
            <li key={game.id}>
              <GameRow
                game={game}
                href={paths.game(game.address)}
                naming="responsive"
                note={[
                  capacity === null
                    ? t('spectators', { count: attendance })
                    : t('spectatorsOf', { count: attendance, share: formatPercent(locale, attendance / capacity, 0) }),
                  game.round.name,
                  game.venue?.name,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              />
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}
