import type { z } from 'zod';
import { addressOf } from './address-of.ts';
import { ApiFailure } from './api-failure.ts';
import { apiError } from './contract/common.ts';
import type { WriteCall } from './contract/write-call.ts';

type Sent<C extends WriteCall> = { params: z.input<C['params']>; body: z.input<C['body']> };

/**
 * Asks the league API from the browser to change something. Throws an `ApiFailure` for a refusal or no answer, a `ZodError`
 * for an answer that breaks the contract.
 */
export async function send<C extends WriteCall>(call: C, { params, body }: Sent<C>): Promise<z.output<C['answer']>> {
  const json = { 'content-type': 'application/json' };
  const answer = await post(addressOf(call, { params, query: {} }), JSON.stringify(body), json);
  return call.answer.parse(answer) as z.output<C['answer']>;
}

/** The same with a file as the body. */
export async function sendFile<Answer extends z.ZodType>(
  call: { path: string; answer: Answer },
  { params, query, file }: { params: Record<string, string>; query: Record<string, string>; file: Blob },
): Promise<z.output<Answer>> {
  const type = { 'content-type': 'application/octet-stream' };
  return call.answer.parse(await post(addressOf(call, { params, query }), file, type));
}

async function post(address: string, body: BodyInit, headers: Record<string, string>): Promise<unknown> {
  const url = `/api${address}`;
  const init = { method: 'POST', headers: { accept: 'application/json', ...headers }, body };
  const response = await fetch(url, init).catch((error: unknown) => {
    throw new ApiFailure(0, { code: 'unavailable', message: `No answer from ${url}` }, error);
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer;
  const refusal = apiError.safeParse(answer).data;
  throw new ApiFailure(response.status, refusal ?? { code: 'unavailable', message: `${response.status} from ${url}` });
}
