import type pg from 'pg';

/** Counts the statements that go through a pool from now on, those of transactions included. `take` returns the count and begins anew. */
export function countStatements(pool: pg.Pool): { take: () => number } {
  let count = 0;
  const counted = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (counted.has(client)) return;
    counted.add(client);
    const query = client.query;
    Reflect.set(client, 'query', (...input: unknown[]) => {
      count += 1;
      return Reflect.apply(query, client, input);
    });
  });
  return {
    take() {
      const taken = count;
      count = 0;
      return taken;
    },
  };
}
