import { ask, createAgent, keptAs, type Target } from '#tests/load/drive/target.ts';

const atOnce = 8;

export interface Crawler {
  /** Ends it once what it has asked for is answered; how many pages were rendered for it, and how many failed. */
  stop(): Promise<{ pages: number; failed: number }>;
}

/** Asks for eight pages at a time that are not kept, each once. */
export function startCrawler(port: number, targets: readonly Target[]): Crawler {
  const agent = createAgent(atOnce);
  const left = [...targets];
  let isStopped = false;
  let [pages, failed] = [0, 0];
  const loop = async () => {
    for (let target = left.pop(); target && !isStopped; target = left.pop()) {
      const answer = await ask(port, target, agent);
      if (answer.status !== 200) failed += 1;
      else if (keptAs(answer) === 'miss') pages += 1;
    }
  };
  const done = Promise.all(Array.from({ length: atOnce }, loop));
  return {
    async stop() {
      isStopped = true;
      await done;
      agent.destroy();
      return { pages, failed };
    },
  };
}
