/** Returns the message key and number of a period; periods after `regularPeriods` are overtimes, counted from 1. */
export function periodKey(period: number, regularPeriods = 4): { key: 'period' | 'overtime'; number: number } {
  return period > regularPeriods
    ? { key: 'overtime', number: period - regularPeriods }
    : { key: 'period', number: period };
}
