import { sides } from '#lib/basketball/sides.ts';
import type { LargestLead } from './lead-model.ts';
import type { leadShape } from './lead-shape.ts';

const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`;

/** Labels of the lead tracker as HTML over the SVG: they keep their size when the SVG is stretched. */
export function LeadLabels({
  shape,
  best,
}: {
  shape: ReturnType<typeof leadShape>;
  best: Record<'home' | 'away', LargestLead | null>;
}) {
  return (
    <div aria-hidden="true" className="figures lead-labels">
      {shape.ticks.filter(Boolean).map((tick) => (
        <span key={tick} className="lead-tick" style={{ insetBlockStart: percent(shape.y(tick)) }}>
          {Math.abs(tick)}
        </span>
      ))}
      <span
        className="absolute size-3 -translate-1/2 rounded-full border-2 border-ink bg-raised"
        style={{ insetBlockStart: percent(shape.y(0)), insetInlineStart: 0 }}
      />
      {sides.map((side) => {
        const point = best[side];
        if (!point) return null;
        return (
          <span
            key={side}
            className={side === 'home' ? 'headline lead-largest-home' : 'headline lead-largest-away'}
            style={{
              insetInlineStart: `clamp(1.5rem, ${percent(shape.x(point.elapsedMs))}, 100% - 1.5rem)`,
              insetBlockStart:
                side === 'home'
                  ? `max(1.75rem, ${percent(shape.y(point.lead))})`
                  : `min(100% - 1.75rem, ${percent(shape.y(point.lead))})`,
            }}
          >
            +{Math.abs(point.lead)}
          </span>
        );
      })}
    </div>
  );
}
