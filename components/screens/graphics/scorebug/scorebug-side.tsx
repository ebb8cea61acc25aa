import { useTranslations } from 'next-intl';
import { Crest } from '#components/entity/crest.tsx';
import { emsOf } from '#components/screens/shared/text-width.ts';
import type { LiveBoard } from '#lib/api/contract/live.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import type { Side } from '#lib/basketball/events.ts';

type Props = {
  side: Side;
  team: TeamRef | null;
  emblem: Record<`--${string}`, string>;
  board: LiveBoard['home'];
  score: number | null;
  isOver: boolean;
};

export function ScorebugSide({ side, team, emblem, score, isOver, board }: Props) {
  const t = useTranslations('graphics');
  const screens = useTranslations('screens');
  const { fouls, penalty, timeoutsLeft } = board;
  const name = team?.code ?? t('teamOpen');
  const isPenalty = penalty && !isOver;
  return (
    <div className="bug-side" data-side={side} style={emblem}>
      <span className="bug-team">
        {team && <Crest of={team} isOnScreen />}
        <span className="bug-name" style={{ '--ems': emsOf(name) }}>
          {name}
        </span>
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
