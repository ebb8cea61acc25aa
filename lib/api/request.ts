import { addressOf } from './address-of.ts';
import type { AnswerOf, Call, ParamsOf, QueryOf } from './contract/call.ts';
import { type FetchJsonOptions, fetchJson } from './fetch-json.ts';
import type { LightCall } from './light-call.ts';

export type RequestInput<C extends Call> = { params: ParamsOf<C>; query: QueryOf<C> };
export type RequestTarget = { apiUrl: string } & Pick<
  FetchJsonOptions,
  'headers' | 'signal' | 'onHeaders' | 'onMessage'
>;

/**
 * Calls the league API and parses its response. Throws an `ApiFailure` for an error response or none, a `ZodError` for
 * a response that violates the contract.
 */
export async function request<C extends Call>(
  call: C | LightCall<C>,
  input: RequestInput<C>,
  { apiUrl, headers, signal, onHeaders, onMessage }: RequestTarget,
): Promise<AnswerOf<C>> {
  const address = `${apiUrl}/api${addressOf(call, input)}`;
  return call.answer.parse(await fetchJson(address, { headers, signal, onHeaders, onMessage })) as AnswerOf<C>;
}
