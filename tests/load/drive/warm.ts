import type { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import { type Answer, ask, createAgent, keptAs, type Target } from './target.ts';

const atOnce = 4;

/** Asks for each target once, as slowly as the server wishes. Returns how many were kept already, and the bytes of all; throws where one is no page. */
export async function warm(port: number, targets: readonly Target[]): Promise<{ kept: number; bytes: number }> {
  const agent = createAgent(atOnce);
  const limit = pLimit(atOnce);
  let [kept, bytes] = [0, 0];
  await Promise.all(
    targets.map((target) =>
      limit(async () => {
        const answer = await askPatiently(port, target, agent);
        if (answer.status !== 200) throw new Error(`${target.host}${target.path} answers ${answer.status}.`);
        if (keptAs(answer) !== 'miss') kept += 1;
        bytes += answer.body.length;
      }),
    ),
  );
  agent.destroy();
  return { kept, bytes };
}

/** Asks again after the `Retry-After` of each 429: one address may cause a number of renderings a minute. */
async function askPatiently(port: number, target: Target, agent: Agent): Promise<Answer> {
  const answer = await ask(port, target, agent);
  if (answer.status !== 429) return answer;
  await wait(1000 * Number(answer.headers['retry-after'] ?? 1));
  return askPatiently(port, target, agent);
}
