/** What is needed of a client of `pusher-js`. */
export type RetryingClient = {
  readonly connection: {
    readonly state: string;
    bind(event: 'state_change', listener: (change: { current: string }) => void): unknown;
  };
  connect(): void;
  disconnect(): void;
};

/** So long the first attempt is waited for; each further one twice as long as the one before. */
const firstMs = 2_000;
const longestMs = 10_000;

/**
 * Begins a fresh attempt where one leads to nothing: the library waits 15 to 60 s for an attempt, also for one that has failed
 * already. The attempts of many clients are spread. Ends when the client is disconnected on purpose.
 */
export function keepTrying(client: RetryingClient, random: () => number = Math.random): void {
  let waitMs = firstMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOwn = false;

  const retry = () => {
    waitMs = Math.min(longestMs, waitMs * 2);
    isOwn = true;
    client.disconnect();
    client.connect();
    isOwn = false;
    waitOn();
  };
  const waitOn = () => {
    clearTimeout(timer);
    timer = setTimeout(retry, waitMs * (0.75 + 0.5 * random()));
  };
  client.connection.bind('state_change', ({ current }) => {
    if (isOwn || current === 'unavailable') return;
    clearTimeout(timer);
    if (current === 'connected') waitMs = firstMs;
    else if (current === 'connecting') waitOn();
  });
  if (client.connection.state === 'connecting') waitOn();
}
