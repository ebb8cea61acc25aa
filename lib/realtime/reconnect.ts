import { createBackoff } from '#lib/retry/backoff.ts';

/** What is needed of a client of `pusher-js`. */
export type ReconnectingClient = {
  readonly connection: {
    readonly state: string;
    bind(event: 'state_change', listener: (change: { current: string }) => void): unknown;
  };
  connect(): void;
  disconnect(): void;
};

/** How long the first attempt is waited for, and any at most. */
const firstMs = 2_000;
const maxMs = 10_000;

/**
 * Begins a fresh attempt where one leads to nothing: the library waits 15 to 60 s for an attempt, also for one that has failed
 * already. The attempts of many clients are spread. Ends when the client is disconnected on purpose.
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
