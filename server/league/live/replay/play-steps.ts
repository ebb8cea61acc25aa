import type { TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { recordEvents } from '#server/league/live/record-events.ts';
import type { ReplayStep } from './plan-replay.ts';

export type PlayOptions = {
  /** Divides the delays of the steps. */
  speed: number;
  /** Waits the given milliseconds; rejects to stop the replay. */
  wait: (ms: number) => Promise<void>;
  /** Called after each event with the number of events written and their total. */
  onEvent?: (written: number, all: number) => void | Promise<void>;
};

const member = { userId: 'replay', roles: ['scorer' as const] };

/**
 * Records timed steps in a game whose log ends at `seq`, with `recordEvents` as the scorer's desk does. Throws `conflict` if
 * another client writes to the game.
 */
export async function playSteps(
  scope: TenantScope,
  gameId: string,
  { steps, seq: start }: { steps: readonly ReplayStep[]; seq: number },
  { speed, wait, onEvent }: PlayOptions,
): Promise<void> {
  let seq = start;
  for (const { delayMs, event } of steps) {
    await wait(delayMs / speed);
    const result = await recordEvents(scope, member, gameId, {
      expectedSeq: seq,
      device: 'replay',
      events: [{ ...event, wallTime: new Date().toISOString() }],
    });
    if (result.outcome === 'conflict') throw new LeagueError('conflict', 'Another client is writing to this game.');
    seq = result.seq;
    await onEvent?.(seq, start + steps.length);
  }
}
