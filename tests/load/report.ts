import type { Measurement } from './scenario.ts';

const number = new Intl.NumberFormat('en', { maximumSignificantDigits: 4, useGrouping: false });

/** Returns whether a promise is not kept; a benchmark with one of these exits with status 1. */
export function isMissed({ value, target, better }: Measurement): boolean {
  return target !== undefined && (better === 'lower' ? value > target : value < target);
}

function verdict(measurement: Measurement): string {
  const { target, better } = measurement;
  if (target === undefined) return '';
  return `${isMissed(measurement) ? 'MISSED' : 'met'} (${better === 'lower' ? '≤' : '≥'} ${number.format(target)})`;
}

/** The measurements as an aligned table: value, baseline of the same run, ratio of the two, and the promise. */
export function formatTable(measurements: readonly Measurement[]): string {
  const rows = measurements.map((measurement) => {
    const { name, value, unit, baseline } = measurement;
    return [
      name,
      `${number.format(value)} ${unit}`,
      baseline ? `${number.format(baseline.value)} ${unit} (${baseline.name})` : '',
      baseline ? `${number.format(value / baseline.value)}×` : '',
      verdict(measurement),
    ];
  });
  const table = [['what', 'value', 'baseline', 'ratio', 'target'], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
