/** Settings of a transaction that copies a whole database: values in one form everywhere, and as long as it takes. */
export const copySettings = `select set_config('TimeZone', 'UTC', true), set_config('DateStyle', 'ISO, YMD', true),
  set_config('IntervalStyle', 'postgres', true), set_config('bytea_output', 'hex', true),
  set_config('extra_float_digits', '1', true), set_config('statement_timeout', '0', true),
  set_config('lock_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`;

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const columnList = (columns: readonly string[]): string => columns.map(quoted).join(', ');
