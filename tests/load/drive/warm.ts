import pLimit from 'p-limit';
import { ask, createAgent, keptAs, type Target } from './target.ts';

const atOnce = 4;

/** Asks for each target once. Returns how many were kept already, and the bytes of all; throws where one is no page. */
export async function warm(port: number, targets: readonly Target[]): Promise<{ kept: number; bytes: number }> {
  const agent = createAgent(atOnce);
  const limit = pLimit(atOnce);
  let [kept, bytes] = [0, 0];
  await Promise.all(
    targets.map((target) =>
      limit(async () => {
        const answer = await ask(port, target, agent);
        if (answer.status !== 200) throw new Error(`${target.host}${target.path} answers ${answer.status}.`);
        if (keptAs(answer) !== 'miss') kept += 1;
        bytes += answer.body.length;
      }),
    ),
  );
  agent.destroy();
  return { kept, bytes };
}
