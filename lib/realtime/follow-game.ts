import type { EventsMessage } from '#lib/api/contract/live.ts';
import type { GameEvent } from '#lib/basketball/events.ts';

/** The events after a sequence number, in order, up to `seq`. */
export type EventRange = { seq: number; events: readonly GameEvent[] };

export type FollowOptions = {
  /** The sequence number of the page's snapshot. */
  seq: number;
  /** Fetches the events after `since`; the response must reach `atLeast`. */
  load: (since: number, atLeast: number) => Promise<EventRange>;
  /** Receives every event once, in order. */
  onEvents: (events: readonly GameEvent[], seq: number) => void;
  /** Called when the data on the page becomes stale, and when it is current again. */
  onStale?: (stale: boolean) => void;
  random?: () => number;
};

export interface GameFollower {
  receive(message: EventsMessage): void;
  /** Fetches missed events: after `gap`, or where messages may have been lost. */
  resync(): void;
  /** Sets whether the live channels are connected; without them the API is polled. */
  setConnected(connected: boolean): void;
  close(): void;
}

/**
 * The interval in milliseconds over which the clients of a game spread requests that they would send at the same
 * moment.
 */
const spreadMs = 2_000;
const pollMs = 5_000;
const staleAfterMs = 3_000;
/** The time in which a lost connection may recover before data counts as stale. */
const graceMs = 400;

/**
 * Follows a running game. The next message is applied and a known one dropped; after a gap the API is called once,
 * after a random delay, so that thousands of clients do not call it at once.
 */
export function followGame({ seq: start, load, onEvents, onStale, random = Math.random }: FollowOptions): GameFollower {
  let seq = start;
  let atLeast = start;
  let connected = true;
  let wasConnected = false;
  let stale = false;
  let closed = false;
  /** The last request for missed events has no response yet. */
  let isLoadPending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let staleTimer: ReturnType<typeof setTimeout> | undefined;

  const apply = (events: readonly GameEvent[], upTo: number) => {
    const newEvents = events.filter((event) => event.seq > seq);
    seq = Math.max(seq, upTo);
    if (newEvents.length > 0) onEvents(newEvents, seq);
  };
  const setStale = (next: boolean) => {
    clearTimeout(staleTimer);
    staleTimer = undefined;
    if (stale !== next) onStale?.(next);
    stale = next;
  };
  const markStaleAfter = (afterMs: number) => {
    if (!stale) staleTimer ??= setTimeout(() => setStale(true), afterMs);
  };
  /** Replaces a running timer by an earlier one. */
  const restartStaleTimer = (afterMs: number) => {
    clearTimeout(staleTimer);
    staleTimer = undefined;
    markStaleAfter(afterMs);
  };
  const poll = async () => {
    timer = undefined;
    try {
      isLoadPending = true;
      const range = await load(seq, atLeast);
      if (closed) return;
      isLoadPending = false;
      apply(range.events, range.seq);
      if (seq >= atLeast) setStale(false);
      if (!connected) markStaleAfter(pollMs + staleAfterMs);
    } catch {
      // Retries after a failure, and reports stale data meanwhile.
      markStaleAfter(staleAfterMs);
    }
    if (!closed && (isLoadPending || seq < atLeast || !connected)) schedule(pollMs * (0.8 + 0.4 * random()));
  };
  const schedule = (ms: number) => {
    timer ??= setTimeout(() => void poll(), ms);
  };
  const catchUp = () => schedule(random() * spreadMs);

  return {
    receive({ from, seq: upTo, events }) {
      if (upTo <= seq) return;
      atLeast = Math.max(atLeast, upTo);
      if (!events || from > seq + 1) return catchUp();
      apply(events, upTo);
      if (seq >= atLeast && connected) setStale(false);
    },
    resync: catchUp,
    setConnected(next) {
      wasConnected ||= next;
      if (next === connected) return;
      connected = next;
      if (!next) restartStaleTimer(wasConnected ? graceMs : staleAfterMs);
      catchUp();
    },
    close() {
      closed = true;
      clearTimeout(timer);
      clearTimeout(staleTimer);
    },
  };
}
