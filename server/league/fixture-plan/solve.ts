import { Worker } from 'node:worker_threads';
import { checkInput } from '#lib/fixtures/check-input.ts';
import type { FixturePlan, Progress } from '#lib/fixtures/plan-fixtures.ts';
import type { PlanInput } from '#lib/fixtures/plan-input.ts';
import { badRequest } from '#server/errors.ts';

type Message = { progress: Progress } | { plan: FixturePlan };
export type SolveOptions = { signal?: AbortSignal; seconds?: number; report?: (progress: Progress) => void };

export const maxSolveSeconds = 120;

/**
 * Plans a season in a thread of its own: the solver is synchronous, and the server goes on answering. Throws `bad-request` for an
 * input that cannot be planned or takes longer than `seconds`; the signal's reason where it is stopped.
 */
export async function solveFixtures(input: PlanInput, options: SolveOptions = {}): Promise<FixturePlan> {
  const { signal, seconds = maxSolveSeconds, report } = options;
  const issues = checkInput(input);
  if (issues.length > 0) throw badRequest(issues.join('\n'));
  signal?.throwIfAborted();
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: input });
  return new Promise<FixturePlan>((resolve, reject) => {
    const late = setTimeout(
      () => reject(badRequest(`The plan is not found in ${seconds} seconds: lift a rule or give more slots.`)),
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
