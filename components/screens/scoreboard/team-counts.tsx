import { useTranslations } from 'next-intl';
import type { LiveBoard } from '#lib/api/contract/live.ts';
import type { Place } from './place.ts';

/**
 * The team fouls of the period and the remaining time-outs. It shows the penalty (bonus) once the next foul gives free throws;
 * a red square replaces the count from the first foul that did. Each
 * time-out has a light, which goes out with it.
 */
export function TeamCounts({
  side,
  place,
  isOver,
  penaltyFrom,
  timeouts,
}: {
  side: LiveBoard['home'];
  place: Place;
  isOver: boolean;
  penaltyFrom: number;
  /** How many the team has in this half or overtime. */
  timeouts: number;
}) {
  const t = useTranslations('screens');
  const isPenalty = side.penalty && !isOver;
  const isFull = !isOver && side.fouls >= penaltyFrom;
  return (
    <div className="counts" data-place={place}>
      <span className="counts-label" data-bonus={isPenalty || undefined}>
        {isPenalty ? t('bonus') : t('fouls')}
      </span>
      <b className="counts-fouls" data-full={isFull || undefined}>
        {isFull ? t('bonusShort') : side.fouls}
      </b>
      <p className="counts-timeouts" role="img" aria-label={t('timeoutsLeft', { count: side.timeoutsLeft })}>
        {Array.from({ length: Math.max(timeouts, side.timeoutsLeft) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: time-out lights have no id
          <i key={index} data-on={index < side.timeoutsLeft || undefined} />
        ))}
      </p>
    </div>
  );
}
