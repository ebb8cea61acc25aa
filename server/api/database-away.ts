const unreachableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ETIMEDOUT',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '08006',
]);

/** Returns whether an error means that the database is unreachable, as opposed to a failed query. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && unreachableCodes.has(error.code)) return true;
  if (/^(timeout exceeded when trying to connect|Connection terminated)/.test(error.message)) return true;
  return isDatabaseAway(error.cause);
}
