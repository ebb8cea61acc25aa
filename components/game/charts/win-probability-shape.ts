import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import type { ProbabilityPoint } from '#lib/basketball/win-probability/probability-curve.ts';
import { chartHeight, chartWidth } from './lead-shape.ts';

/** Returns SVG paths of the win probability in the view box of the lead tracker: the home team's above the middle. */
export function winProbabilityShape(points: readonly ProbabilityPoint[], endMs: number) {
  const x = scaleLinear([0, endMs], [0, chartWidth]);
  const y = scaleLinear([0, 1], [chartHeight, 0]);
  const at = ({ elapsedMs }: ProbabilityPoint) => x(elapsedMs);
  const shape = (pick: (home: number) => number) =>
    area<ProbabilityPoint>(at, y(0.5), ({ home }) => y(pick(home))).digits(0)([...points]) ?? '';
  return {
    home: shape((home) => Math.max(home, 0.5)),
    away: shape((home) => Math.min(home, 0.5)),
    outline: line<ProbabilityPoint>(at, ({ home }) => y(home)).digits(0)([...points]) ?? '',
  };
}
