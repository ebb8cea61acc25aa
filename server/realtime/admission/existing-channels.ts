import type pg from 'pg';
import { createBatchLookup } from './batch-lookup.ts';

/** Which public channels there are. */
export interface PublicChannels {
  /** Whether there is such a channel for a socket of that tenant; undefined where it must be looked up. */
  known(tenantId: string | null, channel: string): boolean | undefined;
  find(tenantId: string | null, channel: string): Promise<boolean>;
}

const nouns = ['game', 'league', 'venue'] as const;
const pattern = /^(game|league|venue)\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/**
 * The channels of real games, leagues and venues: of the tenant of the socket, or of any tenant where the socket names none.
 * Any other name is refused without a query.
 */
export function createPublicChannels(pool: pg.Pool): PublicChannels {
  const lookup = createBatchLookup(async (keys) => new Map(await findExisting(pool, keys)));
  const keyOf = (tenantId: string | null, channel: string) => `${tenantId ?? ''} ${channel}`;
  return {
    known(tenantId, channel) {
      if (!pattern.test(channel)) return false;
      const value = lookup.known(keyOf(tenantId, channel));
      return value === undefined ? undefined : value !== null;
    },
    async find(tenantId, channel) {
      return pattern.test(channel) && (await lookup.find(keyOf(tenantId, channel))) !== null;
    },
  };
}

async function findExisting(pool: pg.Pool, keys: readonly string[]): Promise<[string, string][]> {
  const wanted = keys.map((key) => {
    const [tenant = '', channel = ''] = key.split(' ');
    const [, noun = '', id = ''] = pattern.exec(channel) ?? [];
    return { key, tenant, noun, id };
  });
  const found: [string, string][] = [];
  for (const noun of nouns) {
    const ofNoun = wanted.filter((one) => one.noun === noun);
    if (ofNoun.length === 0) continue;
    // Their keys begin with the tenant: without one, each tenant is tried.
    const { rows } = await pool.query<{ key: string }>(
      `with wanted as (select * from unnest($1::text[], $2::text[], $3::uuid[]) as w(key, tenant, id))
       select key from wanted w join ${noun} n on n.tenant_id = nullif(w.tenant, '')::uuid and n.id = w.id where w.tenant <> ''
       union all
       select key from wanted w cross join tenant t join ${noun} n on n.tenant_id = t.id and n.id = w.id
        where w.tenant = ''`,
      [ofNoun.map(({ key }) => key), ofNoun.map(({ tenant }) => tenant), ofNoun.map(({ id }) => id)],
    );
    found.push(...rows.map(({ key }): [string, string] => [key, key]));
  }
  return found;
}
