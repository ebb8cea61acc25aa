import { z } from 'zod';
import { addressOf } from './address-of.ts';
import { ApiFailure } from './api-failure.ts';
import type { AnswerOf, Call, ParamsOf, QueryOf } from './contract/call.ts';
import { apiError } from './contract/common.ts';

export type RequestInput<C extends Call> = { params: ParamsOf<C>; query: QueryOf<C> };
export type RequestTarget = {
  apiUrl: string;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** Hears the `message` that a success carries. */
  onMessage?: (message: string) => void;
};

const withMessage = z.object({ message: z.string().min(1) });

/**
 * Asks the league API and parses its answer. Throws an `ApiFailure` for a refusal or no answer at all, a `ZodError` for an
 * answer that breaks the contract.
 */
export async function request<C extends Call>(
  call: C,
  input: RequestInput<C>,
  { apiUrl, headers, signal, onMessage }: RequestTarget,
): Promise<AnswerOf<C>> {
  const address = `${apiUrl}/api${addressOf(call, input)}`;
  const response = await fetch(address, {
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    signal: signal ?? null,
  }).catch((error: unknown) => {
    if (!(error instanceof TypeError)) throw error;
    throw new ApiFailure(0, { code: 'unavailable', message: `No answer from ${address}` }, error);
  });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw refusalOf(response, body, address);
  const { data } = withMessage.safeParse(body);
  if (data && response.status === 200) onMessage?.(data.message);
  return call.answer.parse(body) as AnswerOf<C>;
}

function refusalOf({ status }: Response, body: unknown, address: string): ApiFailure {
  const refusal = apiError.safeParse(body);
  return new ApiFailure(status, refusal.data ?? { code: 'unavailable', message: `${status} from ${address}` });
}
