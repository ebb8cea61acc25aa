/** A small inline line chart; a dot marks the last value. `label` describes the trend. */
export function Sparkline({ values, label }: { values: readonly number[]; label: string }) {
  const low = Math.min(...values);
  const range = Math.max(...values) - low || 1;
  const points = values.map((value, index) => ({
    x: values.length < 2 ? 40 : 2 + (index / (values.length - 1)) * 76,
    y: 18 - ((value - low) / range) * 16,
  }));
  const last = points.at(-1);
  return (
    <svg viewBox="0 0 80 20" role="img" aria-label={label} className="inline-block h-5 w-20 fill-none stroke-ink-muted">
      <polyline points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} strokeWidth="1.5" />
      {last && <circle cx={last.x} cy={last.y} r="2" className="fill-ink stroke-none" />}
    </svg>
  );
}
