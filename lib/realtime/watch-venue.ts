import { liveBoard } from '#lib/api/contract/live.ts';
import type { VenueNow } from '#lib/api/contract/timer.ts';
import type { Channels } from './channels.ts';

export type VenueOptions = {
  channels: Channels;
  load: () => Promise<VenueNow>;
  onNow: (now: VenueNow) => void;
  onStale: (stale: boolean) => void;
  random?: () => number;
};

const everyMs = 15_000;
const retryMs = 2_000;

/**
 * Keeps what is on in a hall: asked for now and then, and at once when a game there begins or ends. Without an answer the
 * last one stays.
 */
export function watchVenue({ channels, load, onNow, onStale, random = Math.random }: VenueOptions): () => void {
  let now: VenueNow | null = null;
  let closed = false;
  let timeout: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Number.POSITIVE_INFINITY;
  let stopListening: (() => void) | null = null;

  /** Sooner where that is asked for, never later: many messages in a row must not put it off. */
  const schedule = (ms: number) => {
    const after = ms * (0.8 + 0.4 * random());
    if (Date.now() + after >= dueAt) return;
    dueAt = Date.now() + after;
    clearTimeout(timeout);
    timeout = setTimeout(() => {
      dueAt = Number.POSITIVE_INFINITY;
      void ask();
    }, after);
  };
  const listen = (venueId: string) =>
    channels.listen(`venue.${venueId}`, {
      board(data) {
        const board = liveBoard.parse(data);
        if (board.gameId !== now?.game?.id || board.state !== now.game.state) schedule(retryMs / 4);
      },
      gap: () => schedule(retryMs),
    });
  const ask = async () => {
    try {
      const answer = await load();
      if (closed) return;
      // What began between this answer and the first message is found by asking again soon.
      if (!now) {
        stopListening = listen(answer.venue.id);
        schedule(retryMs);
      }
      now = answer;
      onNow(answer);
      onStale(false);
      schedule(everyMs);
    } catch {
      if (closed) return;
      onStale(true);
      schedule(retryMs);
    }
  };
  void ask();
  return () => {
    closed = true;
    clearTimeout(timeout);
    stopListening?.();
  };
}
