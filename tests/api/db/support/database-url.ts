import type { DatabaseConnection } from '#server/db/connect.ts';

/** The address of a test database as a server takes it, with the folder of its socket. */
export function databaseUrl({ pool }: DatabaseConnection): string {
  const { host, port, user, password, database } = pool.options;
  const place = new URLSearchParams({ host: host ?? '', port: String(port) });
  return `postgres://${user}:${password}@localhost/${database}?${place}`;
}
