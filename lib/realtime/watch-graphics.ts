import { type GraphicsState, graphicsState } from '#lib/api/contract/graphics.ts';
import type { Channels } from './channels.ts';
import { createNextPoll } from './next-poll.ts';

export type GraphicsOptions = {
  gameId: string;
  channels: Channels;
  load: () => Promise<GraphicsState>;
  /** Receives the graphics on air, without those whose time is over. */
  onState: (state: GraphicsState) => void;
  /** Receives whether the last request failed. */
  onStale?: (stale: boolean) => void;
  random?: () => number;
};

/** The interval of polling, in case a message of the channel was lost. */
const everyMs = 15_000;
const retryMs = 2_000;

/**
 * Watches the graphics on air of a game; a graphic with an end time is removed then. After a failure the last state
 * stays. Returns a function that stops it.
 */
export function watchGraphics(options: GraphicsOptions): () => void {
  const { gameId, channels, load, onState, onStale, random = Math.random } = options;
  let current: GraphicsState | null = null;
  /** How far the server's clock is ahead of the local one, in milliseconds. */
  let offsetMs = 0;
  let closed = false;
  let hideTimer: ReturnType<typeof setTimeout> | undefined;

  const publish = () => {
    if (!current || closed) return;
    const now = Date.now() + offsetMs;
    const leftMs = ({ hideAt }: GraphicsState['shown'][number]) => (hideAt === null ? null : Date.parse(hideAt) - now);
    const shown = current.shown.filter((graphic) => (leftMs(graphic) ?? 1) > 0);
    const nearest = Math.min(...shown.map((graphic) => leftMs(graphic) ?? Number.POSITIVE_INFINITY));
    clearTimeout(hideTimer);
    if (Number.isFinite(nearest)) hideTimer = setTimeout(publish, nearest);
    onState({ ...current, shown });
  };
  const receive = (state: GraphicsState) => {
    if (state.gameId !== gameId || (current && state.version < current.version)) return;
    const isNewer = !current || state.version > current.version;
    offsetMs = Date.parse(state.serverTime) - Date.now();
    current = state;
    if (isNewer) publish();
  };
  const poll = async () => {
    try {
      const state = await load();
      if (closed) return;
      receive(state);
      onStale?.(false);
      next.within(everyMs);
    } catch {
      if (closed) return;
      onStale?.(true);
      next.within(retryMs);
    }
  };
  const next = createNextPoll(poll, random);
  const stopListening = channels.listen(`game.${gameId}`, {
    graphics: (data) => receive(graphicsState.parse(data)),
    gap: () => next.within(retryMs / 4),
    // What was published between the first response and the subscription came to nobody.
    'pusher:subscription_succeeded': () => next.within(retryMs / 4),
  });
  const stopWatchingConnection = channels.onConnection((connected) => connected && current && next.within(retryMs / 4));
  void poll();
  return () => {
    closed = true;
    next.cancel();
    clearTimeout(hideTimer);
    stopWatchingConnection();
    stopListening();
  };
}
