import type { PushSetup } from '#lib/api/contract/account/push.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import type { ServerSettings } from '#server/env.ts';
import { createEndpointClient } from './post-endpoint.ts';
import type { PushCarrier } from './push-message.ts';
import { readSubscription } from './subscription.ts';
import { ownVapidKeys } from './vapid-keys.ts';
import { createWebPush } from './web-push.ts';

/** Push messages of this installation: what browsers subscribe with, and how devices are reached. */
export interface Push extends PushCarrier {
  setup: PushSetup;
  close(): Promise<void>;
}

export type PushSettings = Pick<
  ServerSettings,
  'PUSH_HOSTS' | 'PUSH_CONTACT' | 'MAIL_FROM' | 'FIREBASE_SERVICE_ACCOUNT' | 'FIREBASE_WEB_APP' | 'FIREBASE_VAPID_KEY'
>;

/**
 * Opens Web Push, and Firebase where it is configured: browsers then subscribe there, and devices that subscribed before are still
 * reached as they are.
 */
export async function openPush(db: Queryable, settings: PushSettings): Promise<Push> {
  const { PUSH_HOSTS: hosts, FIREBASE_SERVICE_ACCOUNT: account, FIREBASE_WEB_APP: app } = settings;
  const keys = await ownVapidKeys(db);
  const client = createEndpointClient({ hosts });
  const webPush = createWebPush({
    client,
    keys,
    contact: settings.PUSH_CONTACT ?? contactOf(settings.MAIL_FROM),
    hosts,
  });
  const firebase = account ? (await import('./firebase.ts')).createFirebase(account) : null;
  const carrierOf = (token: string): PushCarrier => (firebase && !readSubscription(token) ? firebase : webPush);
  return {
    setup:
      firebase && app
        ? { kind: 'firebase', app, vapidKey: settings.FIREBASE_VAPID_KEY ?? '' }
        : { kind: 'web-push', publicKey: keys.publicKey },
    faultOf: (token) => carrierOf(token).faultOf(token),
    send: (token, message) => carrierOf(token).send(token, message),
    async close() {
      client.close();
      await firebase?.close();
    },
  };
}

/** The sender of our mails is who answers for our messages too. */
const contactOf = (sender: string) => `mailto:${/<([^>]+)>/.exec(sender)?.[1] ?? sender}`;
