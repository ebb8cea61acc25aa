import type { ClockAnchor } from '#lib/api/contract/live.ts';
import { anchorAt } from '#lib/realtime/clock-face.ts';
import { createServerClock } from '#lib/realtime/server-clock.ts';
import { timeSyncDelay } from '#lib/realtime/time-sync-delay.ts';
import type { Random } from '#server/demo/simulate/random.ts';

/** The line to a screen: each message takes its base and up to `jitterMs` more, each way. */
export type Line = { baseMs: number; jitterMs: number; paceError: number; aheadMs: number };

type Timed<Value> = { atMs: number; value: Value };

/** Arrivals in the order of time: the next to come is the last. */
function arrivals<Value>(line: Line, random: Random, sent: readonly Timed<Value>[]): Timed<Value>[] {
  let latest = 0;
  return sent
    .map(({ atMs, value }) => {
      // A socket keeps the order of its messages.
      latest = Math.max(latest, atMs + line.baseMs + random.between(0, line.jitterMs));
      return { atMs: latest, value };
    })
    .reverse();
}

export interface SimulatedScreen {
  /** What it shows at a moment of true time, in milliseconds; moments come in order. */
  shownAt(trueMs: number): number;
}

/** A screen like the product's: anchors, and server time that is fetched repeatedly or only at its start. */
export function anchoredScreen(
  line: Line,
  random: Random,
  anchors: readonly Timed<ClockAnchor>[],
  { asksAgain }: { asksAgain: boolean },
): SimulatedScreen {
  let trueNow = 0;
  const ownAt = (trueMs: number) => trueMs * (1 + line.paceError) + line.aheadMs;
  const clock = createServerClock(() => ownAt(trueNow));
  const coming = arrivals(line, random, anchors);
  let anchor: ClockAnchor | null = null;
  let asked = 0;
  let nextAskMs = 0;
  const ask = () => {
    const sent = nextAskMs;
    const server = sent + line.baseMs + random.between(0, line.jitterMs);
    const received = server + line.baseMs + random.between(0, line.jitterMs);
    clock.addSample({ sentMs: ownAt(sent), receivedMs: ownAt(received), serverMs: Math.round(server) });
    asked += 1;
    nextAskMs = asksAgain || asked < 10 ? received + timeSyncDelay(asked) : Number.POSITIVE_INFINITY;
  };
  return {
    shownAt(trueMs) {
      while (nextAskMs + 2 * (line.baseMs + line.jitterMs) <= trueMs) ask();
      trueNow = trueMs;
      for (let next = coming.at(-1); next && next.atMs <= trueMs; next = coming.at(-1)) {
        anchor = next.value;
        coming.pop();
      }
      return anchor ? anchorAt(anchor, clock.now()) : 0;
    },
  };
}

/** A screen that shows what the latest message said. */
export function messageScreen(line: Line, random: Random, ticks: readonly Timed<number>[]): SimulatedScreen {
  const coming = arrivals(line, random, ticks);
  let shown = 0;
  return {
    shownAt(trueMs) {
      for (let next = coming.at(-1); next && next.atMs <= trueMs; next = coming.at(-1)) {
        shown = next.value;
        coming.pop();
      }
      return shown;
    },
  };
}
