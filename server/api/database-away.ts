const unreachableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  // The connection was idle within a transaction.
  '25P03',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '08006',
]);

/** `deadlock_detected`, `lock_not_available`, `query_canceled` (by the statement timeout). */
const busyCodes = new Set(['40P01', '55P03', '57014']);

const unreachableMessages = /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered)/;

/** Returns whether an error means that the database is unreachable, as opposed to a failed query. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return hasCode(error, unreachableCodes) || unreachableMessages.test(error.message) || isDatabaseAway(error.cause);
}

/** Returns whether an error means that a statement or a lock took longer than a call may take. */
export function isDatabaseBusy(error: unknown): boolean {
  return error instanceof Error && (hasCode(error, busyCodes) || isDatabaseBusy(error.cause));
}

const hasCode = (error: Error, codes: ReadonlySet<string>) =>
  'code' in error && typeof error.code === 'string' && codes.has(error.code);
