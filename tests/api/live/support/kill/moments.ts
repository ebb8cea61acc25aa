import { createRandom } from '#server/demo/simulate/random.ts';

export type Victim = 'server' | 'database' | 'device';
/** Once the command with that number is written, so many milliseconds after the next call goes out. */
export type Moment = { victim: Victim; command: number; delayMs: number };

const longestDelayMs = 25;

/** When who dies: the same for the same seed, at commands that differ. */
export function drawMoments(seed: string, victims: Record<Victim, number>, commands: number): Moment[] {
  const random = createRandom(seed);
  const dying = Object.entries(victims).flatMap(([victim, count]) => Array<Victim>(count).fill(victim as Victim));
  const places = random.shuffle(Array.from({ length: commands - 1 }, (_, index) => index)).slice(0, dying.length);
  return random
    .shuffle(dying)
    .map((victim, index) => ({
      victim,
      command: places[index] ?? 0,
      delayMs: random.between(0, longestDelayMs),
    }))
    .sort((a, b) => a.command - b.command);
}
