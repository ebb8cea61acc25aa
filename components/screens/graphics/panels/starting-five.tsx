import { useTranslations } from 'next-intl';
import { Portrait } from '#components/entity/portrait.tsx';
import { colorsOf } from '#components/entity/team-colors.ts';
import { bothTeams, type Programme, startersOf } from '#components/screens/graphics/programme/programme.ts';
import { Fitted } from '#components/screens/graphics/shared/fitted.tsx';
import type { Side } from '#lib/basketball/events.ts';
import { GraphicPanel } from './panel.tsx';

export function StartingFive({ programme, side }: { programme: Programme; side: Side }) {
  const t = useTranslations('graphics');
  const team = bothTeams(programme.of)?.[side] ?? null;
  const coach = programme.game.coaches[side];
  return (
    <GraphicPanel title={t('name.starting-five')} note="" team={team}>
      <ol className="five">
        {startersOf(programme, side).map((player) => (
          <li key={player.id} className="five-player">
            <Portrait player={player} number={player.number} colors={colorsOf(team)} size="xl" isOnScreen />
            {player.number !== null && <b className="five-number">{player.number}</b>}
            <Fitted className="five-first">{player.firstName}</Fitted>
            <Fitted className="five-last">{player.lastName}</Fitted>
          </li>
        ))}
      </ol>
      {coach !== null && (
        <p className="panel-foot">
          <small>{t('headCoach')}</small> <b>{coach}</b>
        </p>
      )}
    </GraphicPanel>
  );
}
