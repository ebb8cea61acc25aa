import { sql } from 'drizzle-orm';

/** Settings of a transaction that copies a whole tenant: times in UTC, exact numbers, revisions as they are, and as long as it takes. */
export const bulkSettings = sql.raw(
  `select set_config('TimeZone', 'UTC', true), set_config('extra_float_digits', '1', true),
    set_config('courtside.copying', 'on', true), set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`,
);
