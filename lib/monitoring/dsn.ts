/** Where error reports go: Sentry's DSN, `https://key@host/project`, with a path before the project where it is self-hosted so. */
export type Dsn = { publicKey: string; host: string; project: string; envelopeUrl: string };

/** Returns the parts of a DSN, or null if it is none. */
export function parseDsn(text: string): Dsn | null {
  if (!URL.canParse(text)) return null;
  const { protocol, username, password, host, pathname, search, hash } = new URL(text);
  const [, path = '', project = ''] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  const isPlain = (protocol === 'https:' || protocol === 'http:') && password === '' && search === '' && hash === '';
  if (!isPlain || username === '' || project === '') return null;
  return { publicKey: username, host, project, envelopeUrl: `${protocol}//${host}${path}/api/${project}/envelope/` };
}
