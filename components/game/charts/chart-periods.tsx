import { useTranslations } from 'next-intl';
import { periodKey } from '#components/entity/period-name.ts';
import type { PeriodSpan } from './game-time.ts';

/** The names of the periods below a chart of the game, outside the drawing, where nothing overlaps them. */
export function ChartPeriods({
  spans,
  endMs,
  regularPeriods,
}: {
  spans: readonly PeriodSpan[];
  endMs: number;
  regularPeriods: number;
}) {
  const t = useTranslations('entity.period');
  return (
    <div aria-hidden="true" className="figures lead-labels">
      {spans.map(({ period, fromMs, untilMs }) => {
        const { key, number } = periodKey(period, regularPeriods);
        return (
          <span
            key={period}
            className="lead-period"
            style={{ insetInlineStart: percent(fromMs / endMs), width: percent((untilMs - fromMs) / endMs) }}
          >
            {t(`${key}Short`, { number })}
          </span>
        );
      })}
    </div>
  );
}

const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`;
