import { liveBoard } from '#lib/api/contract/live.ts';
import type { VenueNow } from '#lib/api/contract/timer.ts';
import type { Channels } from './channels.ts';

export type WatchVenueOptions = {
  channels: Channels;
  load: () => Promise<VenueNow>;
  onNow: (now: VenueNow) => void;
  onStale: (stale: boolean) => void;
  random?: () => number;
};

const everyMs = 15_000;
const retryMs = 2_000;

/**
 * Watches the game of a venue: by polling, and at once when a game there starts or ends. After a failure the last state
 * stays. Returns a function that stops it.
 */
export function watchVenue({ channels, load, onNow, onStale, random = Math.random }: WatchVenueOptions): () => void {
  let now: VenueNow | null = null;
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Number.POSITIVE_INFINITY;
  let stopListening: (() => void) | null = null;

  /** Schedules the next request, or brings it forward; it is never put off, however many messages arrive. */
  const schedule = (ms: number) => {
    const after = ms * (0.8 + 0.4 * random());
    if (Date.now() + after >= dueAt) return;
    dueAt = Date.now() + after;
    clearTimeout(timer);
    timer = setTimeout(() => {
      dueAt = Number.POSITIVE_INFINITY;
      void poll();
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
  const poll = async () => {
    try {
      const response = await load();
      if (closed) return;
      // A second request soon finds what started between this response and the subscription.
      if (!now) {
        stopListening = listen(response.venue.id);
        schedule(retryMs);
      }
      now = response;
      onNow(response);
      onStale(false);
      schedule(everyMs);
    } catch {
      if (closed) return;
      onStale(true);
      schedule(retryMs);
    }
  };
  void poll();
  return () => {
    closed = true;
    clearTimeout(timer);
    stopListening?.();
  };
}
