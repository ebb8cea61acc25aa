import type { Log } from '#server/log.ts';
import type { ToWorker } from './messages.ts';
import { createRenderer, type Renderer } from './renderer.ts';
import { startWorkerProcess } from './worker-process.ts';

export interface OpenRendererOptions {
  /** How many processes; 0 renders in this one. */
  workers: number;
  positionNow: () => number;
  log: Log;
}

/** Starts the places where pages are rendered. They are not ready yet: their first requests wait. */
export async function openRenderer({ workers, positionNow, log }: OpenRendererOptions): Promise<Renderer> {
  const greet = (): ToWorker => ({ kind: 'everything', position: positionNow() });
  if (workers > 0) {
    const places = Array.from({ length: workers }, () => startWorkerProcess(greet, log));
    return createRenderer(places, positionNow, log);
  }
  // Only here does this process load Next.
  const { startInOwnProcess } = await import('./own-process.ts');
  return createRenderer([await startInOwnProcess(greet)], positionNow, log);
}
