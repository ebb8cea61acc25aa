import { lookup as lookUp } from 'node:dns/promises';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { TLSSocket } from 'node:tls';
import { isPublicAddress } from '#server/public-address.ts';

const timeoutMs = 5000;
const maxAnswerBytes = 256 * 1024;

type ProbedHost = {
  /** Empty where the name does not resolve. */
  addresses: string[];
  /** Whether a connection was tried: all addresses are public, or private ones are allowed. */
  isAsked: boolean;
  /** What the host answered by https; null without a connection, or where it gave no certificate. */
  answer: { fault: string | null; validUntil: Date; body: string } | null;
};

export interface HostProbe {
  /** Returns the addresses of a host, none where it has none. */
  resolve(host: string): Promise<string[]>;
  /** Resolves a host and asks it for a path. */
  ask(host: string, path: string): Promise<ProbedHost>;
}

type ProbeOptions = {
  allowsPrivate: boolean;
  port?: number;
  /** How names are resolved; the system's resolver unless it is given. */
  lookup?: (host: string) => Promise<string[]>;
  /** The authorities that are trusted; those of the system unless they are given. */
  ca?: string | undefined;
};

/**
 * Opens what looks at hosts from outside: by https, at the very address that was checked, without redirects, in short time. A
 * certificate that is not valid is told as a `fault` (a code of OpenSSL).
 */
export function createHostProbe({ allowsPrivate, port = 443, lookup = addressesOf, ca }: ProbeOptions): HostProbe {
  const resolve = (host: string) => lookup(host).catch(() => []);
  return {
    resolve,
    async ask(host, path) {
      const addresses = await resolve(host);
      const [address] = addresses;
      if (address === undefined || !(allowsPrivate || addresses.every(isPublicAddress)))
        return { addresses, isAsked: false, answer: null };
      const answer = await ask({ host, path, port, ca, address }).catch(() => null);
      return { addresses, isAsked: true, answer };
    },
  };
}

const addressesOf = async (host: string) => (await lookUp(host, { all: true })).map(({ address }) => address);

type Target = {
  host: string;
  path: string;
  port: number;
  ca: string | undefined;
  address: string;
};

function ask({ host, path, port, ca, address }: Target): Promise<ProbedHost['answer']> {
  const { promise, resolve, reject } = Promise.withResolvers<ProbedHost['answer']>();
  let seen: { fault: string | null; validUntil: Date } | undefined;
  const outgoing = request({
    host: address,
    ...(!isIP(host) && { servername: host }),
    port,
    path,
    agent: false,
    signal: AbortSignal.timeout(timeoutMs),
    headers: { Host: host, Accept: 'application/json' },
    // The certificate is what is looked at: a broken one is told, and nothing of the answer is trusted then.
    rejectUnauthorized: false,
    ...(ca && { ca }),
  });
  outgoing.on('socket', (socket) => {
    socket.once('secureConnect', () => {
      if (socket instanceof TLSSocket) seen = certificateOf(socket);
    });
  });
  const end = (body: string) => resolve(seen ? { ...seen, body } : null);
  outgoing.on('response', (response) => {
    let body = '';
    response.setEncoding('utf8').on('data', (part: string) => {
      body += part;
      if (body.length > maxAnswerBytes) outgoing.destroy();
    });
    response.on('close', () => end(response.complete ? body : ''));
  });
  outgoing.on('error', (error) => (seen ? end('') : reject(error)));
  outgoing.end();
  return promise;
}

function certificateOf(socket: TLSSocket): { fault: string | null; validUntil: Date } {
  const fault = socket.authorized ? null : String(socket.authorizationError);
  return { fault, validUntil: new Date(socket.getPeerCertificate().valid_to) };
}
