/** Which message names a period: overtimes come after the regular ones. */
export function periodKey(period: number, regularPeriods = 4): { key: 'period' | 'overtime'; number: number } {
  return period > regularPeriods
    ? { key: 'overtime', number: period - regularPeriods }
    : { key: 'period', number: period };
}
