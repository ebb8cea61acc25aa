import { addressOf } from './address-of.ts';
import type { AnswerOf, Call, ParamsOf, QueryOf } from './contract/call.ts';
import { type FetchJsonOptions, fetchJson } from './fetch-json.ts';

export type RequestInput<C extends Call> = { params: ParamsOf<C>; query: QueryOf<C> };
export type RequestTarget = { apiUrl: string } & Pick<FetchJsonOptions, 'headers' | 'signal' | 'onMessage'>;

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
  return call.answer.parse(await fetchJson(address, { headers, signal, onMessage })) as AnswerOf<C>;
}
