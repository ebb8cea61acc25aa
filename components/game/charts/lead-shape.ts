import { scaleLinear } from 'd3-scale';
import { area, curveStepAfter, line } from 'd3-shape';
import type { LeadPoint } from './lead-model.ts';

export const chartWidth = 1000;
export const chartHeight = 300;

/** Beyond the largest lead of each side stands its label: so much of what is between them. */
const labelShare = 0.18;

/**
 * Returns SVG paths of the lead tracker in a 1000 × 300 view box that is stretched to its frame, and scales as ratios
 * (0–1) for its labels.
 */
export function leadShape(points: readonly LeadPoint[], endMs: number) {
  const leads = points.map(({ lead }) => lead);
  const [most, least] = [Math.max(5, ...leads), Math.min(-5, ...leads)];
  const labelRoom = (most - least) * labelShare;
  const [high, low] = [most + labelRoom, least - labelRoom];
  const x = scaleLinear([0, endMs], [0, chartWidth]);
  const y = scaleLinear([low, high], [chartHeight, 0]);
  const shape = (pick: (lead: number) => number) =>
    area<LeadPoint>(
      ({ elapsedMs }) => x(elapsedMs),
      y(0),
      ({ lead }) => y(pick(lead)),
    )
      .curve(curveStepAfter)
      .digits(1)([...points]) ?? '';
  const outline = line<LeadPoint>(
    ({ elapsedMs }) => x(elapsedMs),
    ({ lead }) => y(lead),
  ).curve(curveStepAfter);
  return {
    home: shape((lead) => Math.max(lead, 0)),
    away: shape((lead) => Math.min(lead, 0)),
    outline: outline.digits(1)([...points]) ?? '',
    ticks: y.ticks(6).filter((tick) => Number.isInteger(tick)),
    y: (lead: number) => y(lead) / chartHeight,
    x: (elapsedMs: number) => x(elapsedMs) / chartWidth,
  };
}
