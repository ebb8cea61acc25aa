import { liveBoard } from '#lib/api/contract/live.ts';
import type { VenueNow } from '#lib/api/contract/timer.ts';
import type { Channels } from './channels.ts';
import { createNextPoll } from './next-poll.ts';

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
  let stopListening: (() => void) | null = null;

  const listen = (venueId: string) =>
    channels.listen(`venue.${venueId}`, {
      board(data) {
        const board = liveBoard.parse(data);
        if (board.gameId !== now?.game?.id || board.state !== now.game.state) next.within(retryMs / 4);
      },
      gap: () => next.within(retryMs),
    });
  const poll = async () => {
    try {
      const response = await load();
      if (closed) return;
      // A second request soon finds what started between this response and the subscription.
      if (!now) {
        stopListening = listen(response.venue.id);
        next.within(retryMs);
      }
      now = response;
      onNow(response);
      onStale(false);
      next.within(everyMs);
    } catch {
      if (closed) return;
      onStale(true);
      next.within(retryMs);
    }
  };
  const next = createNextPoll(poll, random);
  void poll();
  return () => {
    closed = true;
    next.cancel();
    stopListening?.();
  };
}
