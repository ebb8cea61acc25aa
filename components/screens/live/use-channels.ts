'use client';

import { useEffect, useState } from 'react';
import type { RealtimeAddress } from '#lib/api/contract/website.ts';
import { type Channels, noChannels, openChannels } from '#lib/realtime/channels.ts';

/** The live channels of the page, null until they are opened. */
export function useChannels(address: RealtimeAddress | null): Channels | null {
  const [channels, setChannels] = useState<Channels | null>(null);
  useEffect(() => {
    let opened: Channels | null = null;
    let closed = false;
    openChannels(address, location.origin)
      // Without the library the API is asked again and again instead.
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
