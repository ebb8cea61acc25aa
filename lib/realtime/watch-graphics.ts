import { type GraphicsState, graphicsState } from '#lib/api/contract/graphics.ts';
import type { Channels } from './channels.ts';

export type GraphicsOptions = {
  gameId: string;
  channels: Channels;
  load: () => Promise<GraphicsState>;
  /** Hears what is on air, without what has gone by itself. */
  onState: (state: GraphicsState) => void;
  /** Hears whether the last question was answered. */
  onStale?: (stale: boolean) => void;
  random?: () => number;
};

/** Told by the channel, and asked for now and then in case that was not heard. */
const everyMs = 15_000;
const retryMs = 2_000;

/** Keeps what is on air of a game; a graphic with a time goes when that is over. Without an answer the last picture stays. */
export function watchGraphics(options: GraphicsOptions): () => void {
  const { gameId, channels, load, onState, onStale, random = Math.random } = options;
  let known: GraphicsState | null = null;
  /** How far the server's clock is ahead of the own one. */
  let aheadMs = 0;
  let closed = false;
  let asking: ReturnType<typeof setTimeout> | undefined;
  let expiring: ReturnType<typeof setTimeout> | undefined;

  const show = () => {
    if (!known || closed) return;
    const now = Date.now() + aheadMs;
    const leftMs = ({ hideAt }: GraphicsState['shown'][number]) => (hideAt === null ? null : Date.parse(hideAt) - now);
    const shown = known.shown.filter((one) => (leftMs(one) ?? 1) > 0);
    const nearest = Math.min(...shown.map((one) => leftMs(one) ?? Number.POSITIVE_INFINITY));
    clearTimeout(expiring);
    if (Number.isFinite(nearest)) expiring = setTimeout(show, nearest);
    onState({ ...known, shown });
  };
  const take = (state: GraphicsState) => {
    if (state.gameId !== gameId || (known && state.version < known.version)) return;
    const isNews = !known || state.version > known.version;
    aheadMs = Date.parse(state.serverTime) - Date.now();
    known = state;
    if (isNews) show();
  };
  const schedule = (ms: number) => {
    clearTimeout(asking);
    asking = setTimeout(() => void ask(), ms * (0.8 + 0.4 * random()));
  };
  const ask = async () => {
    try {
      const state = await load();
      if (closed) return;
      take(state);
      onStale?.(false);
      schedule(everyMs);
    } catch {
      if (closed) return;
      onStale?.(true);
      schedule(retryMs);
    }
  };
  const stopListening = channels.listen(`game.${gameId}`, {
    graphics: (data) => take(graphicsState.parse(data)),
    gap: () => schedule(retryMs / 4),
  });
  const stopHearing = channels.onConnection((connected) => connected && known && schedule(retryMs / 4));
  void ask();
  return () => {
    closed = true;
    clearTimeout(asking);
    clearTimeout(expiring);
    stopHearing();
    stopListening();
  };
}
