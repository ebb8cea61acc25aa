/** The segments of an address, of a page or of the API, that a secret follows: whoever knows the address has what it opens. */
const beforeSecrets = ['applications', 'news-previews', 'officials', 'officiating', 'previews', 'website/calendar'];

const secretPath = new RegExp(`/(${beforeSecrets.join('|')})/[^/?#\\s"'<>]+`, 'g');

export const removed = '[removed]';

/** Returns a text with the secrets of all addresses in it removed. */
export const withoutSecretPaths = (text: string) => text.replace(secretPath, `/$1/${removed}`);

/** Returns whether who knows the path has what it opens. */
export const isSecretPath = (path: string) => withoutSecretPaths(path) !== path;

/** Returns an address as it may be logged: without secrets, and without its query, which holds some, too. */
export const loggablePath = (path: string) => withoutSecretPaths(path.split('?', 1)[0] ?? '');
