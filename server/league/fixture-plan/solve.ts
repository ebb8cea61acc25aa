import { Worker } from 'node:worker_threads';
import type { FixturePlan, Progress } from '#lib/fixtures/plan-fixtures.ts';
import type { PlanInput } from '#lib/fixtures/plan-input.ts';
import { LeagueError } from '#server/errors.ts';
import { checkInput } from './check-input.ts';

type Message = { progress: Progress } | { plan: FixturePlan };
export type SolveOptions = { signal?: AbortSignal; seconds?: number; report?: (progress: Progress) => void };

export const maxSolveSeconds = 120;

/**
 * Plans a season in a thread of its own: the solver is synchronous, and the server goes on answering. Throws `bad-request` for an
 * input that cannot be planned, `timeout` where no plan is found in `seconds`, and the signal's reason where it is stopped.
 */
export async function solveFixtures(input: PlanInput, options: SolveOptions = {}): Promise<FixturePlan> {
  const { signal, seconds = maxSolveSeconds, report } = options;
  checkInput(input);
  signal?.throwIfAborted();
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: input });
  return new Promise<FixturePlan>((resolve, reject) => {
    const late = setTimeout(
      () =>
        reject(new LeagueError('timeout', `No plan was found in ${seconds} seconds: lift a rule or give more slots.`)),
      seconds * 1000,
    );
    const stop = () => reject(signal?.reason);
    signal?.addEventListener('abort', stop, { once: true });
    worker.on('message', (message: Message) =>
      'plan' in message ? resolve(message.plan) : report?.(message.progress),
    );
    worker.on('error', reject);
    worker.on('exit', (code) => {
      clearTimeout(late);
      signal?.removeEventListener('abort', stop);
      reject(new Error(`The planner ended with code ${code} before it had a plan.`));
    });
  }).finally(() => worker.terminate());
}
