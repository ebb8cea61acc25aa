import type { Server } from 'node:http';

const timeoutMs = 5000;

/** Takes no new connection, lets answers under way end, and cuts what is left after five seconds. */
export function drain(server: Server): Promise<void> {
  if (!server.listening) return Promise.resolve();
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), timeoutMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
