import type pg from 'pg';

/** Whoever has taken the connection gives it back within this time after its end. */
const graceMs = 2000;

/**
 * Gives a connection back to its pool some time after it has ended, if nobody else did: drizzle keeps the one on which
 * the `begin` of a transaction failed, and the pool would have one place less for ever. An error of a connection in use
 * reaches its statement; without a listener it would end the process, too.
 */
export function reclaimWhenDead(client: pg.ClientBase): void {
  client.on('error', () => undefined);
  client.once('end', () => {
    const timer = setTimeout(() => {
      if (!('release' in client) || typeof client.release !== 'function') return;
      try {
        client.release(true);
      } catch {
        // It was given back before.
      }
    }, graceMs);
    timer.unref();
  });
}
