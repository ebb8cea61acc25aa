const endpoint = 'https://accounts.google.com/o/oauth2/v2/auth';
const key = 'google-login';

type Started = { state: string; nonce: string; search: string };

/** Goes to Google, which sends the visitor back to this page with an ID token in the fragment, where no server sees it. */
export function startGoogleLogin(clientId: string): void {
  const started: Started = { state: crypto.randomUUID(), nonce: crypto.randomUUID(), search: window.location.search };
  sessionStorage.setItem(key, JSON.stringify(started));
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: window.location.origin + window.location.pathname,
    response_type: 'id_token',
    scope: 'openid email profile',
    state: started.state,
    nonce: started.nonce,
    prompt: 'select_account',
  });
  window.location.assign(`${endpoint}?${query}`);
}

/**
 * Returns the ID token that Google has sent back to this page, once, and restores the address of the page; null where there is
 * none that this window has asked for. To be called before the address is read.
 */
export function finishGoogleLogin(): string | null {
  const answer = new URLSearchParams(window.location.hash.slice(1));
  const started = readStarted();
  if (!answer.has('state') || !started) return null;
  sessionStorage.removeItem(key);
  history.replaceState(null, '', window.location.pathname + started.search);
  const token = answer.get('id_token');
  return token && answer.get('state') === started.state && nonceOf(token) === started.nonce ? token : null;
}

function readStarted(): Started | null {
  try {
    const { state, nonce, search } = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Started;
    return [state, nonce, search].every((text) => typeof text === 'string') ? { state, nonce, search } : null;
  } catch {
    return null;
  }
}

/** The server checks the signature and all else. */
function nonceOf(token: string): unknown {
  try {
    const [, claims = ''] = token.split('.');
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).nonce;
  } catch {
    return null;
  }
}
