import { useTranslations } from 'next-intl';
import type { LiveBoard } from '#lib/api/contract/live.ts';
import type { Place } from './place.ts';

const maxShown = 3;

/**
 * Fouls of the period and time-outs that are left. Once the next foul gives free throws it says so; in place of the first
 * foul that did stands a red square.
 */
export function TeamCounts({
  side,
  place,
  penaltyFrom,
}: {
  side: LiveBoard['home'];
  place: Place;
  penaltyFrom: number;
}) {
  const t = useTranslations('screens');
  const isFull = side.fouls >= penaltyFrom;
  return (
    <div className="counts" data-place={place}>
      <span className="counts-label" data-bonus={side.penalty || undefined}>
        {side.penalty ? t('bonus') : t('fouls')}
      </span>
      <b className="counts-fouls" data-full={isFull || undefined}>
        {isFull ? t('bonusShort') : side.fouls}
      </b>
      <p className="counts-timeouts" role="img" aria-label={t('timeoutsLeft', { count: side.timeoutsLeft })}>
        {Array.from({ length: Math.max(maxShown, side.timeoutsLeft) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lights have no other name
          <i key={index} data-on={index < side.timeoutsLeft || undefined} />
        ))}
      </p>
    </div>
  );
}
