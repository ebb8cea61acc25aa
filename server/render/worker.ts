import { rmSync } from 'node:fs';
import { shrinkBufferPool } from '#server/buffer-pool.ts';
import { readServerSettings } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { applyChange } from './apply-change.ts';
import { logConsole } from './log-console.ts';
import type { FromWorker, Ping, ToWorker } from './messages.ts';
import { startRenderServer } from './render-server.ts';

/** The program of a process that renders pages; its argument is the socket at which it is asked. */
const [, , socketPath = ''] = process.argv;

shrinkBufferPool();
const log = createLog(readServerSettings().LOG_LEVEL);
logConsole(log);

const say = (message: FromWorker) => process.send?.(message);
process.on('message', (message: ToWorker | Ping) => {
  if (message.kind === 'ping') say({ kind: 'pong' });
  else applyChange(message);
});
process.on('exit', () => rmSync(socketPath, { force: true }));
process.on('disconnect', () => process.exit());
process.on('SIGTERM', () => process.exit());
// The terminal sends Ctrl+C to all processes; the server ends this one when its last page is sent.
process.on('SIGINT', () => undefined);
const server = await startRenderServer(socketPath);
const crash = (error: unknown) => {
  log.error({ err: error }, 'a process that renders pages ends');
  void server.reportCrash(error).finally(() => process.exit(1));
};
process.on('uncaughtException', crash).on('unhandledRejection', crash);
say({ kind: 'ready' });
