/**
 * Fantasy points are whole units of 1/100,000 of a point. A weight has two decimals, a bonus for winning is in whole per cent
 * (two more), a captain's or bench player's factor in tenths (one more): 12.25 × 1.05 × 1.5 = 19.29375 is exact, and sums of
 * integers never round.
 */
export const unitsPerPoint = 100_000;

/** Units of a weight, which is in hundredths of a point. */
export const unitsPerHundredth = unitsPerPoint / 100;

/** Returns units as points with all decimals, to be shown: `-1.5`, `19.29375`. */
export function pointsText(units: number): string {
  const whole = Math.trunc(Math.abs(units) / unitsPerPoint);
  const decimals = String(Math.abs(units) % unitsPerPoint)
    .padStart(5, '0')
    .replace(/0+$/, '');
  return `${units < 0 ? '-' : ''}${whole}${decimals === '' ? '' : `.${decimals}`}`;
}
