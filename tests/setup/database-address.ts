import type pg from 'pg';

/** A connection as the address that settings take. */
export function databaseAddress({ host = '', port = 5432, user = '', password = '', database }: pg.PoolConfig): string {
  const login = `${user}:${encodeURIComponent(String(password))}`;
  return `postgres://${login}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`;
}
