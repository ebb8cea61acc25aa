/** The part of a `pusher-js` connection that is used. */
export type WatchedConnection = {
  readonly state: string;
  bind(event: 'state_change' | 'message', listener: () => void): unknown;
  unbind(event: 'state_change' | 'message', listener: () => void): unknown;
};

/** With a ping every second, a connection that is silent for this time is dead, or too slow for a game. */
const silenceMs = 2_500;

/**
 * Reports at once, and on each change, whether the connection is alive: connected, and not silent for longer than a
 * ping and its pong take. The library itself gives a connection up later. Returns a function that stops it.
 */
export function watchConnection(connection: WatchedConnection, onChange: (isConnected: boolean) => void): () => void {
  let reported: boolean | null = null;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const report = (isConnected: boolean) => {
    if (reported !== isConnected) onChange(isConnected);
    reported = isConnected;
  };
  const update = () => {
    clearTimeout(silence);
    const connected = connection.state === 'connected';
    if (connected) silence = setTimeout(() => report(false), silenceMs);
    report(connected);
  };
  update();
  connection.bind('state_change', update);
  connection.bind('message', update);
  return () => {
    clearTimeout(silence);
    connection.unbind('state_change', update);
    connection.unbind('message', update);
  };
}
