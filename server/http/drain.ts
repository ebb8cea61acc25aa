import type { Server } from 'node:http';

const timeoutMs = 5000;

/**
 * Accepts no new connection, lets responses in progress finish, and closes the remaining connections after five
 * seconds.
 */
export function drain(server: Server): Promise<void> {
  if (!server.listening) return Promise.resolve();
  return new Promise((resolve) => {
    const timeout = setTimeout(() => server.closeAllConnections(), timeoutMs);
    server.close(() => {
      clearTimeout(timeout);
      resolve();
    });
    server.closeIdleConnections();
  });
}
