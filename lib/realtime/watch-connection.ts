/** What is needed of the connection of `pusher-js`. */
export type WatchedConnection = {
  readonly state: string;
  bind(event: 'state_change' | 'message', listener: () => void): unknown;
  unbind(event: 'state_change' | 'message', listener: () => void): unknown;
};

/** A line that is tried every second is silent for that long only when it is dead, or far too slow for a game. */
const silenceMs = 2_500;

/**
 * Hears at once, and whenever it changes, whether the line is there: connected, and not silent for longer than the heartbeat
 * and its answer take. The library itself waits longer before it gives a connection up. Returns how to stop.
 */
export function watchConnection(connection: WatchedConnection, onLine: (isThere: boolean) => void): () => void {
  let told: boolean | null = null;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const tell = (isThere: boolean) => {
    if (told !== isThere) onLine(isThere);
    told = isThere;
  };
  const hear = () => {
    clearTimeout(silence);
    const isConnected = connection.state === 'connected';
    if (isConnected) silence = setTimeout(() => tell(false), silenceMs);
    tell(isConnected);
  };
  hear();
  connection.bind('state_change', hear);
  connection.bind('message', hear);
  return () => {
    clearTimeout(silence);
    connection.unbind('state_change', hear);
    connection.unbind('message', hear);
  };
}
