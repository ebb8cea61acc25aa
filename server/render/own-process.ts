import { applyChange } from './apply-change.ts';
import type { ToWorker } from './messages.ts';
import { startRenderServer } from './render-server.ts';
import { newSocketPath } from './socket-path.ts';
import type { RenderPlace } from './worker-process.ts';

/** Renders pages in this process, for the smallest machine. It hangs only where everything does. */
export async function startInOwnProcess(greet: () => ToWorker): Promise<RenderPlace> {
  const socketPath = newSocketPath();
  const server = await startRenderServer(socketPath);
  applyChange(greet());
  return {
    socketPath,
    ready: () => Promise.resolve(),
    tell: applyChange,
    replaceIfHanging: () => undefined,
    close: () => server.close(),
  };
}
