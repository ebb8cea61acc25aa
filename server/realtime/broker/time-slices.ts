/** Requests wait so long while a crowd hears of an event. Shorter turns would have its last ones wait for all the requests. */
const sliceMs = 15;
/** So many are visited in one go. */
const crowd = 100;

const done = () => undefined;

export type InTurn = (work: () => void) => void;

/**
 * Returns a function that runs work in its order, at most some milliseconds in one turn of the event loop: a crowd of sockets
 * that speak or are spoken to at once does not keep requests waiting.
 */
export function createTimeSlices(): InTurn {
  let queue: (() => void)[] = [];
  let next = 0;
  let isScheduled = false;
  const run = () => {
    const end = performance.now() + sliceMs;
    while (next < queue.length && performance.now() < end) {
      const work = queue[next];
      // Done work is let go of: it holds the message of a client.
      queue[next] = done;
      work?.();
      next += 1;
    }
    isScheduled = next < queue.length;
    if (isScheduled) setImmediate(run);
    if (!isScheduled || next > 10_000) {
      queue = queue.slice(next);
      next = 0;
    }
  };
  return (work) => {
    queue.push(work);
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(run);
  };
}

/** Visits each of many in turn, in their order. */
export function visitInTurn<Item>(inTurn: InTurn, items: Iterable<Item>, visit: (item: Item) => void): void {
  const all = [...items];
  for (let from = 0; from < all.length; from += crowd) {
    inTurn(() => {
      for (const item of all.slice(from, from + crowd)) visit(item);
    });
  }
}
