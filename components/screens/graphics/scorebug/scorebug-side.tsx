import { useTranslations } from 'next-intl';
import { Crest } from '#components/entity/crest.tsx';
import { teamEmblem } from '#components/screens/graphics/programme/team-emblem.ts';
import type { LiveBoard } from '#lib/api/contract/live.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import type { Side } from '#lib/basketball/events.ts';

type Props = { side: Side; team: TeamRef | null; board: LiveBoard['home']; score: number; isOver: boolean };

export function ScorebugSide({ side, team, score, isOver, board: { fouls, penalty, timeoutsLeft } }: Props) {
  const t = useTranslations('graphics');
  const screens = useTranslations('screens');
  const isPenalty = penalty && !isOver;
  return (
    <div className="bug-side" data-side={side} style={teamEmblem(team)}>
      <span className="bug-team">
        {team && <Crest of={team} isEager />}
        <span className="bug-name">{team?.code ?? t('teamOpen')}</span>
      </span>
      <span className="bug-score">
        <b key={score}>{score}</b>
      </span>
      <span className="bug-foot">
        <span className="bug-fouls" data-penalty={isPenalty || undefined}>
          {isPenalty ? screens('bonus') : t('foulsCount', { count: fouls })}
        </span>
        <span className="bug-timeouts" role="img" aria-label={screens('timeoutsLeft', { count: timeoutsLeft })}>
          {Array.from({ length: timeoutsLeft }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: time-out lights have no id
            <i key={index} />
          ))}
        </span>
      </span>
    </div>
  );
}
