import { once } from 'node:events';
import { WebSocket } from 'ws';

export interface RawClient {
  socket: WebSocket;
  /** Says anything, also what a real client would not. */
  say(message: unknown): void;
  /** The next message with one of these events. */
  hear(...events: string[]): Promise<{ event: string; channel?: string; data: unknown }>;
  /** Resolves with the code of the end. */
  ended: Promise<number>;
}

/** A bare socket to a broker, for what the official client never does. */
export async function openRawClient(
  port: number,
  path = '/app/public-key?protocol=7',
  headers = {},
): Promise<RawClient> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { perMessageDeflate: false, headers });
  const unheard: { event: string; data: unknown }[] = [];
  let wake: () => void = () => undefined;
  socket.on('message', (data) => {
    unheard.push(JSON.parse(data.toString()));
    wake();
  });
  const ended = once(socket, 'close').then(([code]) => Number(code));
  await once(socket, 'open');
  return {
    socket,
    say: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    async hear(...events) {
      for (;;) {
        const index = unheard.findIndex((message) => events.includes(message.event));
        const [message] = index < 0 ? [] : unheard.splice(index, 1);
        if (message) return message;
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
    ended,
  };
}
