import { cacheTag } from 'next/cache';
import type { AnswerOf, Call } from '#lib/api/contract/call.ts';
import { apiUrl } from '#lib/api-url.ts';
import { ownCallHeaders, ownCallTimeoutMs } from '#lib/own-call.ts';
import { originOf } from '#lib/routing/host.ts';
import { isTenant } from '#lib/routing/no-tenant.ts';
import { pageTenant } from '#lib/routing/page-tenant.ts';
import { ApiFailure } from './api-failure.ts';
import { type RequestInput, type RequestTarget, request } from './request.ts';
import { tagsHeader } from './tags-header.ts';

const localhost = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Calls the league API for the tenant of the page being rendered. Returns null on 404 or without a tenant; throws on
 * any other failure. For the cached readers only, whose response gets the cache tags that the API names; pages call
 * those.
 */
export async function fetchAnswer<C extends Call>(call: C, input: RequestInput<C>): Promise<AnswerOf<C> | null> {
  return fetchAnswerForHost(await pageTenant(), call, input);
}

/** Does the same for the tenant of a host: route handlers have no root parameters. */
export async function fetchAnswerForHost<C extends Call>(
  host: string,
  call: C,
  input: RequestInput<C>,
): Promise<AnswerOf<C> | null> {
  const onHeaders = (headers: Headers) => cacheTag(...(headers.get(tagsHeader)?.split(',') ?? []));
  return fetchFor(host, call, input, { onHeaders });
}

/** Does the same for what no reader caches. */
export async function fetchUncached<C extends Call>(call: C, input: RequestInput<C>): Promise<AnswerOf<C> | null> {
  return fetchFor(await pageTenant(), call, input, {});
}

async function fetchFor<C extends Call>(
  host: string,
  call: C,
  input: RequestInput<C>,
  options: Pick<RequestTarget, 'onHeaders'>,
): Promise<AnswerOf<C> | null> {
  if (!isTenant(host)) return null;
  const url = apiUrl();
  const target = {
    ...options,
    apiUrl: url,
    headers: {
      origin: originOf(host),
      ...ownCallHeaders(),
      // After a change, another server's older response must not be cached as the new one. Our own has heard of it.
      ...(isOwnServer(url) ? { 'accept-encoding': 'identity' } : { 'cache-control': 'no-cache' }),
    },
    signal: AbortSignal.timeout(ownCallTimeoutMs),
  };
  return request(call, input, target).catch((error: unknown) => {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  });
}

/** Returns whether an address is that of the server whose pages are rendered here. */
function isOwnServer(address: string): boolean {
  const { hostname, port } = new URL(address);
  return localhost.test(hostname) && port === process.env.PORT;
}
