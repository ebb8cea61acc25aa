import webPush from 'web-push';
import { errorText } from '#server/failure.ts';
import { type EndpointClient, ForbiddenEndpoint } from './post-endpoint.ts';
import { pushHostOf } from './push-hosts.ts';
import type { PushCarrier, PushMessage, PushOutcome } from './push-message.ts';
import { readSubscription, type WebPushSubscription } from './subscription.ts';
import { createVapidHeaders } from './vapid-headers.ts';
import type { VapidKeys } from './vapid-keys.ts';

export type WebPushOptions = {
  client: EndpointClient;
  keys: VapidKeys;
  /** Whom a push service writes to about our messages: a `mailto:` or `https:` address (RFC 8292). */
  contact: string;
  hosts: readonly string[];
};

/** Returns the carrier of Web Push (RFC 8030): messages encrypted for the device (RFC 8291), signed by our keys. */
export function createWebPush({ client, keys, contact, hosts }: WebPushOptions): PushCarrier {
  const sign = createVapidHeaders(keys, contact);
  const write = (subscription: WebPushSubscription, { payload, topic, ttlSeconds }: PushMessage) =>
    webPush.generateRequestDetails(subscription, payload, {
      TTL: ttlSeconds,
      topic,
      urgency: 'high',
      contentEncoding: 'aes128gcm',
    });
  return {
    faultOf(token) {
      const subscription = readSubscription(token);
      if (!subscription) return 'is no Web Push subscription';
      return pushHostOf(subscription.endpoint, hosts) ? null : 'has an endpoint that is not of a known push service';
    },
    async send(token, message) {
      const subscription = readSubscription(token);
      if (!subscription) return { kind: 'refused', reason: 'the token is no Web Push subscription' };
      try {
        const { endpoint, headers, body } = write(subscription, message);
        const signed = { ...headers, ...sign(endpoint) };
        return outcomeOf((await client.post({ endpoint, headers: signed, body: body ?? Buffer.alloc(0) })).status);
      } catch (error) {
        const reason = errorText(error);
        return { kind: error instanceof ForbiddenEndpoint ? 'refused' : 'retry', reason };
      }
    },
  };
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  const reason = `the push service answered ${status}`;
  return { kind: status === 429 || status >= 500 ? 'retry' : 'refused', reason };
}
