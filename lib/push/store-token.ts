import { callApi, commandApi } from '#lib/api/client.ts';
import type { getPushSetup } from '#lib/api/contract/account/push.ts';
import type { storeFcm } from '#lib/api/contract/account/user.ts';
import { lightCall, lightCommand } from '#lib/api/light-call.ts';
import { hasOutline, isText, orNull } from '#lib/api/outline.ts';
import { registerWorker } from './register-worker.ts';
import { webPushToken } from './web-push-token.ts';

const setupCall = lightCall<typeof getPushSetup>(
  '/v2/website/push',
  hasOutline({ setup: orNull(hasOutline({ kind: isText })) }),
);
const store = lightCommand<typeof storeFcm>('POST', '/v2/website/user/store-fcm');

/**
 * Registers this browser for messages and stores its token, unless the user has it already. `permission` must be granted before.
 * A failure is a warning only. Returns whether messages will arrive.
 */
export async function storeToken(known: readonly string[]): Promise<boolean> {
  try {
    const { setup } = await callApi(setupCall, { params: {}, query: {} });
    if (!setup) return false;
    const registration = await registerWorker();
    const token =
      setup.kind === 'firebase'
        ? await (await import('./firebase-token.ts')).firebaseToken(registration, setup)
        : await webPushToken(registration, setup.publicKey);
    if (!known.includes(token)) await commandApi(store, { body: { token } });
    return true;
  } catch (error) {
    console.warn('Push messages are not available.', error);
    return false;
  }
}
