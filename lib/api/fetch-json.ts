import type { ApiError } from '#lib/api/contract/common.ts';
import { apiErrorCodes } from '#lib/api/contract/error-codes.ts';
import { ApiFailure } from './api-failure.ts';
import { type Check, hasOutline, isText, listOf } from './outline.ts';

export type FetchJsonOptions = {
  method?: string;
  body?: unknown;
  headers?: Record<string, string> | undefined;
  signal?: AbortSignal | undefined;
  /** Receives the header of every response, also of an error. */
  onHeaders?: ((headers: Headers) => void) | undefined;
  /** Receives the `message` of a successful response. */
  onMessage?: ((message: string) => void) | undefined;
};

const hasMessage = hasOutline({ message: (text) => isText(text) && text !== '' });

const isIssues: Check = (issues) =>
  issues === undefined || listOf(hasOutline({ path: isText, message: isText }))(issues);

const isApiError = hasOutline({
  code: (code) => apiErrorCodes.some((known) => known === code),
  message: isText,
  issues: isIssues,
});

/**
 * Sends JSON or a file to the league API and returns the JSON of the response. Throws an `ApiFailure` for an error
 * response or none.
 */
export async function fetchJson(
  address: string,
  { method = 'GET', body, headers, signal, onHeaders, onMessage }: FetchJsonOptions,
): Promise<unknown> {
  const isFile = body instanceof Blob;
  const type = isFile ? 'application/octet-stream' : 'application/json';
  const response = await send(address, {
    method,
    headers: { accept: 'application/json', 'content-type': type, ...headers },
    body: isFile ? body : body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
  });
  onHeaders?.(response.headers);
  const answer: unknown = await response.json().catch((error: unknown) => {
    // The connection was lost during the response.
    if (response.ok)
      throw new ApiFailure(
        0,
        { code: 'unavailable', message: `Incomplete response from ${address}` },
        { cause: error },
      );
    return null;
  });
  if (!response.ok) throw toFailure(response, answer, address);
  if (response.status === 200 && hasMessage(answer)) onMessage?.((answer as { message: string }).message);
  return answer;
}

/** Sends a request. Throws an `ApiFailure` where there is no response, or none within the timeout of its signal. */
export function send(address: string, init: RequestInit): Promise<Response> {
  return fetch(address, init).catch((error: unknown) => {
    if (!(error instanceof TypeError) && !isTimedOut(init.signal)) throw error;
    throw new ApiFailure(0, { code: 'unavailable', message: `No response from ${address}` }, { cause: error });
  });
}

/** The signal knows the reason; some browsers throw an `AbortError` after a timeout too. */
const isTimedOut = (signal: AbortSignal | null | undefined) =>
  signal?.reason instanceof DOMException && signal.reason.name === 'TimeoutError';

/** Returns the failure that an error response tells of. */
export function toFailure({ status, headers }: Response, body: unknown, address: string): ApiFailure {
  const request = { requestId: headers.get('x-request-id') };
  if (isApiError(body)) return new ApiFailure(status, body as ApiError, request);
  return new ApiFailure(status, { code: 'unavailable', message: `${status} from ${address}` }, request);
}
