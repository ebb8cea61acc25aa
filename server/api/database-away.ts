const away = new Set([
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

/** Whether an error says that the database is not there, rather than that a query is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && away.has(error.code)) return true;
  if (/^(timeout exceeded when trying to connect|Connection terminated)/.test(error.message)) return true;
  return isDatabaseAway(error.cause);
}
