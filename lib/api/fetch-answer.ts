import type { AnswerOf, Call } from '#lib/api/contract/call.ts';
import { apiUrl } from '#lib/api-url.ts';
import { originOf } from '#lib/routing/host.ts';
import { isTenant } from '#lib/routing/no-tenant.ts';
import { pageTenant } from '#lib/routing/page-tenant.ts';
import { ApiFailure } from './api-failure.ts';
import { type RequestInput, request } from './request.ts';

const timeoutMs = 10_000;
const thisMachine = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/;

/**
 * Asks the league API for the site that is being rendered. Null for what is not there; throws when there is no answer.
 * For the cached readers beside this: pages call those.
 */
export async function fetchAnswer<C extends Call>(call: C, input: RequestInput<C>): Promise<AnswerOf<C> | null> {
  return fetchAnswerForHost(await pageTenant(), call, input);
}

/** Like `ask`, for the site of a host: route handlers have no root parameters. */
export async function fetchAnswerForHost<C extends Call>(
  host: string,
  call: C,
  input: RequestInput<C>,
): Promise<AnswerOf<C> | null> {
  if (!isTenant(host)) return null;
  const url = apiUrl();
  const target = {
    apiUrl: url,
    headers: {
      origin: originOf(host),
      // Asked for after a change: what another server made before that would be kept as new.
      'cache-control': 'no-cache',
      // Nothing is gained by squeezing what does not leave the machine.
      ...(thisMachine.test(url) && { 'accept-encoding': 'identity' }),
    },
    signal: AbortSignal.timeout(timeoutMs),
  };
  return request(call, input, target).catch((error: unknown) => {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  });
}
