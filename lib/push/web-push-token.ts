const key = 'push-since';
/** As long as Firebase keeps a token. */
const maxAgeMs = 7 * 24 * 60 * 60_000;

/** Returns the Web Push subscription of this browser as a token: a new one after seven days, and where the key has changed. */
export async function webPushToken({ pushManager }: ServiceWorkerRegistration, publicKey: string): Promise<string> {
  const known = await pushManager.getSubscription();
  if (known && isYoung() && hasKey(known, publicKey)) return tokenOf(known);
  await known?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  localStorage.setItem(key, String(Date.now()));
  return tokenOf(subscription);
}

const isYoung = () => Date.now() - Number(localStorage.getItem(key)) < maxAgeMs;

function hasKey({ options }: PushSubscription, publicKey: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey;
}

/** Always the same text for the same subscription, so that the server's can be compared with it. */
function tokenOf(subscription: PushSubscription): string {
  const { endpoint, keys } = subscription.toJSON();
  return JSON.stringify({ endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
}
