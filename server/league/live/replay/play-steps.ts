import type { TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { recordEvents } from '#server/league/live/record-events.ts';
import type { ReplayStep } from './plan-replay.ts';

export type PlayOptions = {
  /** So many times as fast as the steps say. */
  speed: number;
  /** Waits so many milliseconds; rejects when the play is to stop. */
  wait: (ms: number) => Promise<void>;
  /** Hears how many events of the game are written, and how many there will be. */
  onEvent?: (written: number, all: number) => void | Promise<void>;
};

const member = { userId: 'replay', roles: ['scorer' as const] };

/**
 * Writes steps into a game whose log ends at `seq`, each in its time, through the verb of the scorer's table. Throws
 * `conflict` when somebody else writes into the game.
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
    const answer = await recordEvents(scope, member, gameId, {
      expectedSeq: seq,
      device: 'replay',
      events: [{ ...event, wallTime: new Date().toISOString() }],
    });
    if (answer.outcome === 'conflict') throw new LeagueError('conflict', 'Somebody else writes into this game.');
    seq = answer.seq;
    await onEvent?.(seq, start + steps.length);
  }
}
