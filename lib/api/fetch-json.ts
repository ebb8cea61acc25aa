import { z } from 'zod';
import { apiError } from '#lib/api/contract/common.ts';
import { ApiFailure } from './api-failure.ts';

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

const withMessage = z.object({ message: z.string().min(1) });

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
  const response = await fetch(address, {
    method,
    headers: { accept: 'application/json', 'content-type': type, ...headers },
    body: isFile ? body : body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
  }).catch((error: unknown) => {
    if (!(error instanceof TypeError)) throw error;
    throw new ApiFailure(0, { code: 'unavailable', message: `No response from ${address}` }, error);
  });
  onHeaders?.(response.headers);
  const answer: unknown = await response.json().catch((error: unknown) => {
    // The connection was lost during the response.
    if (response.ok)
      throw new ApiFailure(0, { code: 'unavailable', message: `Incomplete response from ${address}` }, error);
    return null;
  });
  if (!response.ok) throw toFailure(response, answer, address);
  const { data } = withMessage.safeParse(answer);
  if (data && response.status === 200) onMessage?.(data.message);
  return answer;
}

function toFailure({ status }: Response, body: unknown, address: string): ApiFailure {
  const parsed = apiError.safeParse(body);
  return new ApiFailure(status, parsed.data ?? { code: 'unavailable', message: `${status} from ${address}` });
}
