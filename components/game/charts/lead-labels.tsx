import { useTranslations } from 'next-intl';
import { periodKey } from '#components/entity/period-name.ts';
import type { PeriodSpan } from './game-time.ts';
import type { LargestLead } from './lead-model.ts';
import type { leadShape } from './lead-shape.ts';

const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`;

/** Labels of the lead tracker as HTML over the SVG: they keep their size when the SVG is stretched. */
export function LeadLabels({
  shape,
  spans,
  endMs,
  regularPeriods,
  best,
}: {
  shape: ReturnType<typeof leadShape>;
  spans: readonly PeriodSpan[];
  endMs: number;
  regularPeriods: number;
  best: Record<'home' | 'away', LargestLead | null>;
}) {
  const t = useTranslations('entity.period');
  return (
    <div aria-hidden="true" className="figures pointer-events-none absolute inset-0 text-2xs font-semibold text-quiet">
      {shape.ticks.filter(Boolean).map((tick) => (
        <span
          key={tick}
          className="absolute end-full -translate-y-1/2 pe-1.5"
          style={{ insetBlockStart: percent(shape.y(tick)) }}
        >
          {Math.abs(tick)}
        </span>
      ))}
      {spans.map(({ period, fromMs, untilMs }) => {
        const { key, number } = periodKey(period, regularPeriods);
        return (
          <span
            key={period}
            className="absolute bottom-0 px-1.5 py-0.5"
            style={{ insetInlineStart: percent(fromMs / endMs), width: percent((untilMs - fromMs) / endMs) }}
          >
            {t(`${key}Short`, { number })}
          </span>
        );
      })}
      <span
        className="absolute size-3 -translate-1/2 rounded-full border-2 border-ink bg-raised"
        style={{ insetBlockStart: percent(shape.y(0)), insetInlineStart: 0 }}
      />
      {(['home', 'away'] as const).map((side) => {
        const point = best[side];
        if (!point) return null;
        const inlineStart = shape.x(point.elapsedMs);
        return (
          <span
            key={side}
            className="headline absolute text-xl text-ink"
            style={{
              insetInlineStart: percent(Math.min(0.95, Math.max(0.02, inlineStart))),
              insetBlockStart: percent(shape.y(point.lead)),
              translate: side === 'home' ? '-50% -100%' : '-50% 0',
            }}
          >
            +{Math.abs(point.lead)}
          </span>
        );
      })}
    </div>
  );
}
