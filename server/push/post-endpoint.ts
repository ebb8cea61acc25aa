import { lookup as lookUp } from 'node:dns';
import { Agent, type RequestOptions, request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from '#server/public-address.ts';
import { type PushHost, pushHostOf } from './push-hosts.ts';

/** How long a push service may take for an answer, in milliseconds. */
const timeoutMs = 10_000;
const maxSockets = 64;

type PushRequest = { endpoint: string; headers: Record<string, string>; body: Buffer };
type PushAnswer = { status: number };

export type EndpointOptions = {
  /** Endpoints besides those of known push services, as `host:port`. */
  hosts: readonly string[];
  /** How names are resolved; the system's resolver unless it is given. */
  lookup?: typeof lookUp;
};

export interface EndpointClient {
  post(request: PushRequest): Promise<PushAnswer>;
  close(): void;
}

/** Refused before anything was sent. */
export class ForbiddenEndpoint extends Error {}

/** Returns a client that posts to push services only: by https, to public addresses, without redirects, in short time. */
export function createEndpointClient({ hosts, lookup = lookUp }: EndpointOptions): EndpointClient {
  const agents: Record<PushHost, Agent> = {
    known: new Agent({ keepAlive: true, maxSockets, lookup: publicOnly(lookup) }),
    added: new Agent({ keepAlive: true, maxSockets, lookup }),
  };
  return {
    async post({ endpoint, headers, body }) {
      const host = pushHostOf(endpoint, hosts);
      if (!host) throw new ForbiddenEndpoint('the endpoint is not of a known push service');
      return send(endpoint, body, {
        method: 'POST',
        agent: agents[host],
        headers: { ...headers, 'Content-Length': String(body.length) },
        signal: AbortSignal.timeout(timeoutMs),
      });
    },
    close() {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}

/** `https.request` follows no redirects; of the answer only its head is read. */
function send(endpoint: string, body: Buffer, options: RequestOptions): Promise<PushAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<PushAnswer>();
  const outgoing = request(endpoint, options, (response) => {
    resolve({ status: response.statusCode ?? 0 });
    response.resume().on('error', () => undefined);
  });
  outgoing.on('error', reject).end(body);
  return promise;
}

/** The addresses that were checked are those that are connected to: no second look-up can give others. */
function publicOnly(lookup: typeof lookUp): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const found = addresses.filter(({ address }) => isPublicAddress(address));
      const [first] = found;
      if (!first || found.length < addresses.length)
        return callback(new ForbiddenEndpoint(`${hostname} is at an address that is not public`), []);
      if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };
}
