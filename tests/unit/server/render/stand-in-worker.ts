import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { FromWorker, Ping, ToWorker } from '#server/render/messages.ts';

/** Says its process id at its socket, answers pings, and hangs once everything is said to have changed at position 1. */
const [, , socketPath = ''] = process.argv;
const say = (message: FromWorker) => process.send?.(message);

process.on('message', (message: ToWorker | Ping) => {
  if (message.kind === 'ping') say({ kind: 'pong' });
  else if (message.position === 1) for (;;);
});
process.on('disconnect', () => process.exit());
// A process that was killed leaves its socket behind.
rmSync(socketPath, { force: true });
createServer((_request, response) => response.end(String(process.pid))).listen(socketPath, () =>
  say({ kind: 'ready' }),
);
