import { createBackoff } from '#lib/retry/backoff.ts';

/** The part of a `pusher-js` client that is used. */
export type ReconnectingClient = {
  readonly connection: {
    readonly state: string;
    bind(event: 'state_change', listener: (change: { current: string }) => void): unknown;
  };
  connect(): void;
  disconnect(): void;
};

/** The timeout of the first attempt, and the maximum. */
const firstMs = 2_000;
const maxMs = 10_000;

/**
 * Restarts connection attempts that take too long, with exponential backoff and jitter: the library waits 15 to 60 s,
 * even for an attempt that has failed already. Ends when the client is disconnected on purpose.
 */
export function reconnect(client: ReconnectingClient, random: () => number = Math.random): void {
  const backoff = createBackoff({ firstMs, maxMs, random });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOwn = false;

  const attempt = () => {
    backoff.grow();
    isOwn = true;
    client.disconnect();
    client.connect();
    isOwn = false;
    expectConnection();
  };
  const expectConnection = () => {
    clearTimeout(timer);
    timer = setTimeout(attempt, backoff.pauseMs());
  };
  client.connection.bind('state_change', ({ current }) => {
    if (isOwn || current === 'unavailable') return;
    clearTimeout(timer);
    if (current === 'connected') backoff.reset();
    else if (current === 'connecting') expectConnection();
  });
  if (client.connection.state === 'connecting') expectConnection();
}
