import { useTranslations } from 'next-intl';
import { Portrait } from '#components/entity/portrait.tsx';
import { colorsOf } from '#components/entity/team-colors.ts';
import { graphicFigureColumns } from '#components/screens/graphics/panels/figure-columns.ts';
import { bothTeams, boxOf, listedOf, type Programme } from '#components/screens/graphics/programme/programme.ts';
import type { Side } from '#lib/basketball/events.ts';
import { rebounds } from '#lib/basketball/stat-totals.ts';
import { LowerThird } from './lower-third.tsx';

/** The lower third of a player with the statistics of this game; only the name until the player has played. */
export function PlayerLowerThird(props: { programme: Programme; side: Side; personId: string | null }) {
  const { programme, side, personId } = props;
  const t = useTranslations('graphics');
  const statistics = useTranslations('statistics');
  const team = bothTeams(programme.of)?.[side];
  const player = listedOf(programme, side, personId);
  if (!team || !player) return null;
  const { line, played } = boxOf(programme, side).players.find(({ person }) => person === personId) ?? {};
  const figures = line && [
    { key: 'points', value: line.points },
    { key: 'rebounds', value: rebounds(line) },
    { key: 'assists', value: line.assists },
    { key: 'fieldGoals', value: graphicFigureColumns.fieldGoals(line) },
  ];
  return (
    <LowerThird
      team={team}
      mark={<Portrait player={player} number={player.number} colors={colorsOf(team)} size="xl" isOnScreen />}
      title={player.name}
      note={player.number === null ? team.name : t('numberAndTeam', { number: player.number, team: team.name })}
    >
      {played &&
        figures?.map(
          ({ key, value }) =>
            value !== null && (
              <span key={key} className="lower-figure">
                <b>{value}</b>
                <small>{statistics(`${key as 'points'}.abbr`)}</small>
              </span>
            ),
        )}
    </LowerThird>
  );
}
