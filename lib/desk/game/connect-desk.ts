import type Pusher from 'pusher-js';
import { callApi, commandApi } from '#lib/api/client.ts';
import { authorizeChannel } from '#lib/api/contract/staff.ts';
import { getWebsiteConfig } from '#lib/api/contract/website.ts';
import { connectChannels } from '#lib/realtime/connect.ts';
import { requestTimeout } from '#lib/realtime/request-timeout.ts';
import { readDuty } from './duty.ts';

/** Connects a device at the desk to the live channels; returns null where the engine runs without them. */
export async function connectDesk(device: string): Promise<Pusher | null> {
  const { realtime } = await callApi(getWebsiteConfig, { params: {}, query: {} }, requestTimeout());
  if (!realtime) return null;
  return connectChannels({
    address: realtime,
    apiOrigin: location.origin,
    authorize: (socketId, channel) =>
      commandApi(authorizeChannel, {
        params: {},
        body: { socketId, channel, device: { id: device, duty: readDuty() } },
      }),
  });
}
