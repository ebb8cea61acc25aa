import { useTranslations } from 'next-intl';
import type { LiveBoard } from '#lib/api/contract/live.ts';

const mostShown = 3;

/** Fouls of the period and time-outs that are left. In place of the foul that gives free throws stands a red square. */
export function TeamCounts({ side, penaltyFrom }: { side: LiveBoard['home']; penaltyFrom: number }) {
  const t = useTranslations('screens');
  const isFull = side.fouls >= penaltyFrom;
  return (
    <div className="counts">
      <p className="counts-fouls">
        <span className="counts-label">{t('fouls')}</span>
        {isFull ? (
          <b className="counts-full" role="img" aria-label={t('bonus')}>
            {t('bonusShort')}
          </b>
        ) : (
          <b>{side.fouls}</b>
        )}
        <span className="counts-bonus" data-shown={side.penalty || undefined}>
          {t('bonus')}
        </span>
      </p>
      <p className="counts-timeouts" role="img" aria-label={t('timeoutsLeft', { count: side.timeoutsLeft })}>
        {Array.from({ length: Math.max(mostShown, side.timeoutsLeft) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lights have no other name
          <i key={index} data-on={index < side.timeoutsLeft || undefined} />
        ))}
      </p>
    </div>
  );
}
