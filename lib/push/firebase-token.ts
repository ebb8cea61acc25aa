import { getApps, initializeApp } from '@firebase/app';
import { getMessaging, getToken } from '@firebase/messaging';
import type { PushSetup } from '#lib/api/contract/account/push.ts';

type FirebaseSetup = Extract<PushSetup, { kind: 'firebase' }>;

/** Returns the token of this browser at Firebase, which its library renews after seven days. */
export function firebaseToken(
  serviceWorkerRegistration: ServiceWorkerRegistration,
  { app, vapidKey }: FirebaseSetup,
): Promise<string> {
  const opened = getApps()[0] ?? initializeApp(app);
  return getToken(getMessaging(opened), { vapidKey, serviceWorkerRegistration });
}
