import { cert, deleteApp, initializeApp, type ServiceAccount } from 'firebase-admin/app';
import { FirebaseMessagingError, getMessaging } from 'firebase-admin/messaging';
import { errorText } from '#server/failure.ts';
import type { PushCarrier, PushOutcome } from './push-message.ts';

const goneCodes = ['messaging/registration-token-not-registered', 'messaging/mismatched-credential'];
const retryCodes = [
  'messaging/internal-error',
  'messaging/server-unavailable',
  'messaging/message-rate-exceeded',
  'messaging/quota-exceeded',
  'messaging/unknown-error',
];

/** Returns the carrier of Firebase Cloud Messaging for web devices. `data` reaches our service worker as it is. */
export function createFirebase(account: ServiceAccount): PushCarrier & { close(): Promise<void> } {
  const app = initializeApp({ credential: cert(account) }, 'courtside-push');
  const messaging = getMessaging(app);
  return {
    faultOf: (token) => (/^[\w:.-]{20,}$/.test(token) ? null : 'is no token of Firebase'),
    async send(token, { payload, topic, ttlSeconds }) {
      const headers = { TTL: String(ttlSeconds), Topic: topic, Urgency: 'high' };
      try {
        await messaging.send({ token, data: { payload }, webpush: { headers } });
        return { kind: 'sent' };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    close: () => deleteApp(app),
  };
}

function outcomeOf(error: unknown): PushOutcome {
  const reason = errorText(error);
  if (!(error instanceof FirebaseMessagingError)) return { kind: 'retry', reason };
  if (goneCodes.includes(error.code)) return { kind: 'gone' };
  return { kind: retryCodes.includes(error.code) ? 'retry' : 'refused', reason };
}
