import type { IncomingMessage } from 'node:http';
import type pg from 'pg';
import type { Log } from '#server/log.ts';
import { createAddressCount } from './address-count.ts';
import { createBatchLookup } from './batch-lookup.ts';
import { createPublicChannels, type PublicChannels } from './existing-channels.ts';

type Admitted = {
  /** The tenant that the socket belongs to; null where neither its page nor its host is one's. */
  tenantId: string | null;
  /** To be called when the socket is gone. */
  leave: () => void;
};
type NotAdmitted = { status: 403 | 429 | 503; message: string };

/** Decides which sockets are opened, and which public channels they may subscribe to. */
export interface Admission {
  admit(request: IncomingMessage): Promise<Admitted | NotAdmitted>;
  channels: PublicChannels;
}

export type AdmissionOptions = {
  log: Log;
  /** Sockets that one address may have open. */
  perAddress: number;
  /** Origins of other sites that may open sockets: pages that embed a league. */
  embedOrigins: readonly string[];
  /** Returns the address of the client of an upgrade request. */
  networkOf: (request: IncomingMessage) => string;
  /** Returns the host of a `Host` header or an origin, as the hosts of tenants are stored. */
  hostOf: (address: string | undefined) => string | null;
};

/**
 * Creates the admission of sockets. A page of another site is refused, since any page could hold sockets in its readers'
 * browsers; a client without an `Origin` is none of a browser and comes in.
 */
export function createAdmission(
  pool: pg.Pool,
  { log, perAddress, embedOrigins, networkOf, hostOf }: AdmissionOptions,
): Admission {
  const addresses = createAddressCount(perAddress);
  const tenants = createBatchLookup((hosts) => tenantsOf(pool, hosts));
  const find = async (host: string | null) => (host === null ? null : tenants.find(host));

  return {
    channels: createPublicChannels(pool),
    async admit(request) {
      const network = networkOf(request);
      if (!addresses.enter(network)) {
        return { status: 429, message: `One address may have ${perAddress} live connections. Try again later.` };
      }
      const leave = () => addresses.leave(network);
      try {
        const { origin, host } = request.headers;
        const isPage = origin !== undefined && !embedOrigins.includes(origin);
        const tenantId = await find(hostOf(isPage ? origin : host));
        if (tenantId !== null || !isPage) return { tenantId, leave };
        leave();
        return { status: 403, message: 'Pages of this origin may not open live connections here.' };
      } catch (error) {
        leave();
        log.warn({ err: error }, 'the site of a live connection could not be looked up');
        return { status: 503, message: 'The server is busy. Try again later.' };
      }
    },
  };
}

async function tenantsOf(pool: pg.Pool, hosts: string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await pool.query<{ host: string; tenant_id: string }>(
    'select host, tenant_id from domain where host = any($1)',
    [hosts],
  );
  return new Map(rows.map(({ host, tenant_id }) => [host, tenant_id]));
}
