import type { EventsMessage } from '#lib/api/contract/live.ts';
import type { GameEvent } from '#lib/basketball/events.ts';

/** What came after a number: events in order, up to `seq`. */
export type Piece = { seq: number; events: readonly GameEvent[] };

export type FollowOptions = {
  /** The number of the snapshot that the page started from. */
  seq: number;
  /** Asks the API for what came after `since`; the answer must reach `atLeast`. */
  load: (since: number, atLeast: number) => Promise<Piece>;
  /** Hears every event once, in order. */
  onEvents: (events: readonly GameEvent[], seq: number) => void;
  /** Hears when what is shown can no longer be trusted to be of now, and when it can again. */
  onStale?: (stale: boolean) => void;
  random?: () => number;
};

export interface GameFollower {
  take(message: EventsMessage): void;
  /** After `gap`, or where messages may have been missed. */
  resync(): void;
  /** Whether the live channels are there; without them the API is asked again and again. */
  setConnected(connected: boolean): void;
  close(): void;
}

/** Over so many milliseconds the clients of a game spread what they ask for at the same moment. */
const spreadMs = 2_000;
const pollMs = 5_000;
const staleAfterMs = 3_000;
/** A line that was there and is lost may come back by itself in that time. */
const graceMs = 400;

/**
 * Keeps up with a running game: a message that is next is applied, one that is known dropped, and after a gap the API is
 * asked once, a random moment later, so that thousands of clients do not ask at once.
 */
export function followGame({ seq: start, load, onEvents, onStale, random = Math.random }: FollowOptions): GameFollower {
  let seq = start;
  let atLeast = start;
  let connected = true;
  let wasConnected = false;
  let stale = false;
  let closed = false;
  /** A question that was asked in case something was missed is not answered yet. */
  let isUnanswered = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let staleTimer: ReturnType<typeof setTimeout> | undefined;

  const apply = (events: readonly GameEvent[], upTo: number) => {
    const fresh = events.filter((event) => event.seq > seq);
    seq = Math.max(seq, upTo);
    if (fresh.length > 0) onEvents(fresh, seq);
  };
  const setStale = (next: boolean) => {
    clearTimeout(staleTimer);
    staleTimer = undefined;
    if (stale !== next) onStale?.(next);
    stale = next;
  };
  const expectNews = (afterMs: number) => {
    if (!stale) staleTimer ??= setTimeout(() => setStale(true), afterMs);
  };
  /** Sooner than whatever was expected until now. */
  const expectSoon = (afterMs: number) => {
    clearTimeout(staleTimer);
    staleTimer = undefined;
    expectNews(afterMs);
  };
  const ask = async () => {
    timer = undefined;
    try {
      isUnanswered = true;
      const piece = await load(seq, atLeast);
      if (closed) return;
      isUnanswered = false;
      apply(piece.events, piece.seq);
      if (seq >= atLeast) setStale(false);
      if (!connected) expectNews(pollMs + staleAfterMs);
    } catch {
      // No answer is a reason to ask again, and to say so meanwhile.
      expectNews(staleAfterMs);
    }
    if (!closed && (isUnanswered || seq < atLeast || !connected)) schedule(pollMs * (0.8 + 0.4 * random()));
  };
  const schedule = (ms: number) => {
    timer ??= setTimeout(() => void ask(), ms);
  };
  const catchUp = () => schedule(random() * spreadMs);

  return {
    take({ from, seq: upTo, events }) {
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
      if (!next) expectSoon(wasConnected ? graceMs : staleAfterMs);
      catchUp();
    },
    close() {
      closed = true;
      clearTimeout(timer);
      clearTimeout(staleTimer);
    },
  };
}
