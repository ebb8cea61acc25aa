import { ownCallHeaders } from '#lib/own-call.ts';
import { originOf } from '#lib/routing/host.ts';

type Fetch = (request: Request) => Response | Promise<Response>;

/** Calls the API in this process for the tenant of a host; returns the status. */
export async function fetchStatus(fetch: Fetch, host: string, path: string): Promise<number> {
  const headers = { origin: originOf(host), ...ownCallHeaders() };
  const response = await fetch(new Request(new URL(path, originOf(host)), { headers }));
  await response.body?.cancel();
  return response.status;
}
