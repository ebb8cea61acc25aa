import type { RealtimeAddress } from '#lib/api/contract/website.ts';
import { connectChannels } from './connect.ts';
import { watchConnection } from './watch-connection.ts';

export type Handlers = Record<string, (data: unknown) => void>;

/** The live channels of a page. Without channels no events are received, and the connection is reported as `false`. */
export interface Channels {
  listen(channel: string, handlers: Handlers): () => void;
  /**
   * Calls the listener at once and on each change with whether the channels are connected. Returns a function that
   * removes it.
   */
  onConnection(listener: (connected: boolean) => void): () => void;
  close(): void;
}

export const noChannels: Channels = {
  listen: () => () => undefined,
  onConnection(listener) {
    listener(false);
    return () => undefined;
  },
  close: () => undefined,
};

/** Connects to the live channels of the configuration; returns `noChannels` where it has none. */
export async function openChannels(address: RealtimeAddress | null, apiOrigin: string): Promise<Channels> {
  if (!address) return noChannels;
  const client = await connectChannels({ address, apiOrigin });
  const listeners = new Map<string, number>();
  return {
    listen(name, handlers) {
      const channel = client.subscribe(name);
      listeners.set(name, (listeners.get(name) ?? 0) + 1);
      for (const [event, handle] of Object.entries(handlers)) channel.bind(event, handle);
      return () => {
        for (const [event, handle] of Object.entries(handlers)) channel.unbind(event, handle);
        const left = (listeners.get(name) ?? 1) - 1;
        listeners.set(name, left);
        if (left === 0) client.unsubscribe(name);
      };
    },
    onConnection: (listener) => watchConnection(client.connection, listener),
    close: () => client.disconnect(),
  };
}
