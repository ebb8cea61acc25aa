import { useLocale, useTranslations } from 'next-intl';
import { PartlyRecordedNote } from '#components/entity/partly-recorded-note.tsx';
import { shownFigures } from '#components/entity/player-figures.ts';
import { colorsOf } from '#components/entity/team-colors.ts';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { filledColumns } from '#components/ui/filled-columns.ts';
import { StatTable } from '#components/ui/stat-table.tsx';
import type { PlayerSeason } from '#lib/api/contract/league-players.ts';
import type { Team } from '#lib/api/readers/clubs.ts';
import { formatDay } from '#lib/i18n/format/dates.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { rosterFigures, rosterRow } from './roster-row.tsx';
import { Staff } from './staff.tsx';
import { type Stay, staysOf } from './stays.ts';

/** How many figures stand before the games: what most readers look for, which a phone shows. */
const leadingFigures = 4;

/** Squad of a team with averages for it per game. `players` are those of the whole league. */
export function Roster({ team, players }: { team: Team; players: readonly PlayerSeason[] }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('team');
  const statistics = useTranslations('statistics');
  const positions = useTranslations('positions');
  if (team.squad.length === 0) return <EmptyState title={t('noRosterTitle')} text={t('noRosterText')} />;
  const seasonOf = new Map(
    players.filter((season) => season.team.id === team.id).map((season) => [season.player.id, season]),
  );
  const statisticColumn = (key: 'games' | (typeof rosterFigures)[number]) => ({
    key,
    label: statistics(`${key}.abbr`),
    title: statistics(`${key}.name`),
  });
  const dayOf = (day: string) => formatDay(locale, day, 'day');
  const noteOf = ({ joined, left }: Stay) => {
    const notes = [joined && t('joined', { date: dayOf(joined) }), left && t('left', { date: dayOf(left) })];
    return notes.filter(Boolean).join(', ') || null;
  };
  const rows = staysOf(team.squad).map((stay) => {
    const { position } = stay;
    const note = [stay.number && `#${stay.number}`, position && positions(`${position}.name`), noteOf(stay)];
    return rosterRow(stay, seasonOf.get(stay.player.id), {
      colors: colorsOf(team),
      note: note.filter(Boolean).join(' · ') || null,
      locale,
    });
  });
  const figures = shownFigures(rosterFigures, [...seasonOf.values()]);
  const columns = [
    ...figures.slice(0, leadingFigures).map(statisticColumn),
    statisticColumn('games'),
    ...figures.slice(leadingFigures).map(statisticColumn),
    { key: 'height', label: t('height'), title: t('heightLong') },
    { key: 'age', label: t('age'), title: t('ageLong') },
    { key: 'born', label: t('born') },
    { key: 'country', label: t('country'), align: 'start' as const },
  ];
  return (
    <div>
      <StatTable
        caption={t('rosterTitle', { team: team.name })}
        head={{ label: statistics('player.name') }}
        columns={filledColumns(columns, rows)}
        rows={rows}
        sortKey="sort"
        isLegendShown
      />
      <PartlyRecordedNote keys={rosterFigures} all={[...seasonOf.values()]} />
      <Staff staff={team.staff} />
    </div>
  );
}
