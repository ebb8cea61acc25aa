import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Crest } from '#components/entity/crest.tsx';
import { bothTeams, listedOf, type Programme, scoreOf } from '#components/screens/graphics/programme/programme.ts';
import { gameEmblems } from '#components/screens/graphics/programme/team-emblem.ts';
import { onAirTeamName } from '#components/screens/graphics/programme/team-name.ts';
import { Fitted } from '#components/screens/graphics/shared/fitted.tsx';
import type { GameMoment } from '#lib/basketball/game/game-moments.ts';
import { otherSide } from '#lib/basketball/other-side.ts';

/** A game moment (run, lead change, milestone) above the scorebug. */
export function MomentPlate({ moment, programme }: { moment: GameMoment; programme: Programme }) {
  const t = useTranslations('graphics');
  const score = useLeadingScore(moment, programme);
  const team = bothTeams(programme.of)?.[moment.side];
  if (!team) return null;
  return (
    <div className="moment" style={gameEmblems(programme.of)[moment.side]} data-move="rise" role="status">
      <Crest of={team} size="lg" isOnScreen />
      <b className="moment-figure">{figureOf()}</b>
      <span className="moment-words">
        <small>{titleOf()}</small>
        <Fitted>{nameOf()}</Fitted>
      </span>
    </div>
  );

  function figureOf(): string {
    if (moment.kind === 'run') return t('moment.run', { points: moment.points });
    if (moment.kind === 'lead') return score;
    return moment.mark === 'points' ? String(moment.points) : t(`moment.${moment.mark}Short`);
  }

  function titleOf(): string {
    if (moment.kind !== 'milestone') return t(`moment.${moment.kind}Title`);
    return moment.mark === 'points' ? t('moment.points', { count: moment.points }) : t(`moment.${moment.mark}`);
  }

  function nameOf(): string {
    const own = team ? onAirTeamName(team) : '';
    if (moment.kind !== 'milestone') return own;
    return listedOf(programme, moment.side, moment.person)?.name ?? own;
  }
}

/** The score, for as long as the team leads: the plate that leaves the air tells no lead by a score that denies it. */
function useLeadingScore({ side }: GameMoment, programme: Programme): string {
  const score = `${scoreOf(programme, 'home')}–${scoreOf(programme, 'away')}`;
  const [told, setTold] = useState(score);
  const leads = Number(scoreOf(programme, side)) > Number(scoreOf(programme, otherSide(side)));
  if (leads && told !== score) setTold(score);
  return leads ? score : told;
}
