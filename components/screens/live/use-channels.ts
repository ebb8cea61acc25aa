'use client';

import { useEffect, useState } from 'react';
import type { RealtimeAddress } from '#lib/api/contract/website.ts';
import { type Channels, noChannels, openChannels } from '#lib/realtime/channels.ts';

/** Returns the realtime channels of the page, or null until they are open. */
export function useChannels(address: RealtimeAddress | null): Channels | null {
  const [channels, setChannels] = useState<Channels | null>(null);
  useEffect(() => {
    let opened: Channels | null = null;
    let closed = false;
    openChannels(address, location.origin)
      // Without the client library the screen polls the API.
      .catch(() => noChannels)
      .then((next) => {
        opened = next;
        if (closed) next.close();
        else setChannels(next);
      });
    return () => {
      closed = true;
      opened?.close();
    };
  }, [address]);
  return channels;
}
