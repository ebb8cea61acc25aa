import type { z } from 'zod';
import { addressOf } from './address-of.ts';
import type { AnswerOf, Call } from './contract/call.ts';
import type { BodyOf, Command, ResultOf } from './contract/command.ts';
import { type FetchJsonOptions, fetchJson } from './fetch-json.ts';
import { type RequestInput, request } from './request.ts';
import { publishSuccessMessage } from './success-messages.ts';

type ClientSettings = {
  /** Origin of the league API; empty = the site's own. */
  apiUrl: string;
  accessToken: () => string | null;
};

const settings: ClientSettings = { apiUrl: '', accessToken: () => null };

/** Tells the browser's client where the league API is and who is logged in. */
export function configureClient(changes: Partial<ClientSettings>): void {
  Object.assign(settings, changes);
}

/**
 * Asks the league API from the browser, as who is logged in. Throws an `ApiFailure` for a refusal or no answer, a `ZodError`
 * for an answer that breaks the contract.
 */
export function callApi<C extends Call>(
  call: C,
  input: RequestInput<C>,
  options: { signal?: AbortSignal } = {},
): Promise<AnswerOf<C>> {
  return request(call, input, { apiUrl: settings.apiUrl, ...asVisitor(), signal: options.signal });
}

/** Tells the league API to change something, as who is logged in. Throws like `callApi`. */
export async function commandApi<C extends Command>(
  { method, path, answer }: C,
  { params = {}, body }: { params?: Record<string, string>; body: BodyOf<C> },
  options: { signal?: AbortSignal } = {},
): Promise<ResultOf<C>> {
  const address = `${settings.apiUrl}/api${addressOf({ path }, { params, query: {} })}`;
  const told = await fetchJson(address, { method, body, ...asVisitor(), signal: options.signal });
  return answer.parse(told) as ResultOf<C>;
}

/** Hands a file to the league API, as who is logged in. Throws like `callApi`. */
export async function uploadApi<Answer extends z.ZodType>(
  { path, answer }: { path: string; answer: Answer },
  { params, query, file }: { params: Record<string, string>; query: Record<string, string>; file: Blob },
): Promise<z.output<Answer>> {
  const address = `${settings.apiUrl}/api${addressOf({ path }, { params, query })}`;
  return answer.parse(await fetchJson(address, { method: 'POST', body: file, ...asVisitor() }));
}

function asVisitor(): Pick<FetchJsonOptions, 'headers' | 'onMessage'> {
  const token = settings.accessToken();
  return { headers: token ? { authorization: `Bearer ${token}` } : {}, onMessage: publishSuccessMessage };
}
