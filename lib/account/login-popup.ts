import type { Locale } from '#lib/i18n/locales.ts';
import { paths } from '#lib/paths.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';

/** Why a login brought no token. `blocked`: the browser opened no window; `not-valid-here`: the token is of another installation. */
type LoginFailureReason = 'invalid-message' | 'window-closed' | 'blocked' | 'not-valid-here';

export class LoginFailure extends Error {
  override name = 'LoginFailure';
  readonly reason: LoginFailureReason;

  constructor(reason: LoginFailureReason) {
    super(`No login: ${reason}`);
    this.reason = reason;
  }
}

const size = { width: 500, height: 600 };
const closedCheckMs = 1000;

/** Address of the official website's login page for the site of an origin (specification §7). */
export function loginAddress(officialWebsiteUrl: string, locale: Locale, origin: string): string {
  const address = new URL(officialWebsiteUrl.replace(/\/$/, '') + withLocale(locale, paths.login()));
  address.searchParams.set('domain', origin);
  return address.href;
}

/**
 * Opens the login page of the official website in a popup. Resolves with the access token that it sends; rejects with a
 * `LoginFailure`. Call it while a click is handled: browsers block windows that nobody asked for.
 */
export function openLoginPopup(address: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const popup = window.open(address, 'login', featuresOf(window));
  if (!popup) return Promise.reject(new LoginFailure('blocked'));
  const { origin } = new URL(address);
  const stop = () => {
    clearInterval(timer);
    window.removeEventListener('message', receive);
  };
  const receive = (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source !== popup) return;
    stop();
    popup.close();
    const token = tokenOf(event.data);
    if (token === null) reject(new LoginFailure('invalid-message'));
    else resolve(token);
  };
  const timer = setInterval(() => {
    if (!popup.closed) return;
    stop();
    reject(new LoginFailure('window-closed'));
  }, closedCheckMs);
  window.addEventListener('message', receive);
  return promise;
}

function tokenOf(data: unknown): string | null {
  const token = typeof data === 'object' && data !== null && 'access_token' in data ? data.access_token : null;
  return typeof token === 'string' && token !== '' ? token : null;
}

/** In the middle of the window that opens it. */
function featuresOf({ screenX, screenY, outerWidth, outerHeight }: Window): string {
  const left = Math.round(screenX + (outerWidth - size.width) / 2);
  const top = Math.round(screenY + (outerHeight - size.height) / 2);
  return `popup,width=${size.width},height=${size.height},left=${left},top=${top}`;
}
