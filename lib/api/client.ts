import type { z } from 'zod';
import { addressOf } from './address-of.ts';
import { ApiFailure } from './api-failure.ts';
import type { AnswerOf, Call } from './contract/call.ts';
import type { BodyOf, Command, ResultOf } from './contract/command.ts';
import { fetchFile } from './fetch-file.ts';
import { type FetchJsonOptions, fetchJson } from './fetch-json.ts';
import type { LightCall, LightCommand } from './light-call.ts';
import { type RequestInput, request } from './request.ts';
import { publishSuccessMessage } from './success-messages.ts';

type ClientSettings = {
  /** Origin of the league API; empty for the site's own. */
  apiUrl: string;
  accessToken: () => string | null | Promise<string | null>;
  /** Another token than the one that was refused with 401; null if there is none. */
  tokenAfter: (refused: string) => Promise<string | null>;
};

const settings: ClientSettings = { apiUrl: '', accessToken: () => null, tokenAfter: async () => null };

/** Sets the API origin and access token of the browser client. */
export function configureClient(changes: Partial<ClientSettings>): void {
  Object.assign(settings, changes);
}

/**
 * Calls the league API from the browser with the access token of the signed-in user. Throws an `ApiFailure` for an
 * error response or none, a `ZodError` for a response that violates the contract, a `TypeError` for
 * one that is not what a light call expects.
 */
export function callApi<C extends Call>(
  call: C | LightCall<C>,
  input: RequestInput<C>,
  options: { signal?: AbortSignal } = {},
): Promise<AnswerOf<C>> {
  return asUser((user) => request(call, input, { apiUrl: settings.apiUrl, ...user, signal: options.signal }));
}

/** Sends a command to the league API with the access token of the signed-in user. Throws like `callApi`. */
export async function commandApi<C extends Command>(
  { method, path, answer }: C | LightCommand<C>,
  { params = {}, body }: { params?: Record<string, string>; body: BodyOf<C> },
  options: { signal?: AbortSignal } = {},
): Promise<ResultOf<C>> {
  const address = `${settings.apiUrl}/api${addressOf({ path }, { params, query: {} })}`;
  const response = await asUser((user) => fetchJson(address, { method, body, ...user, signal: options.signal }));
  return answer.parse(response) as ResultOf<C>;
}

/** Uploads a file to the league API with the access token of the signed-in user. Throws like `callApi`. */
export async function uploadApi<Answer extends z.ZodType>(
  { path, answer }: { path: string; answer: Answer },
  { params, query, file }: { params: Record<string, string>; query: Record<string, string>; file: Blob },
): Promise<z.output<Answer>> {
  const address = `${settings.apiUrl}/api${addressOf({ path }, { params, query })}`;
  return answer.parse(await asUser((user) => fetchJson(address, { method: 'POST', body: file, ...user })));
}

/** Downloads a file of the league API with the access token of the signed-in user. Throws an `ApiFailure`. */
export function downloadApi(path: string): Promise<{ file: Blob; fileName: string }> {
  return asUser((user) => fetchFile(`${settings.apiUrl}/api${path}`, user));
}

type UserOptions = Pick<FetchJsonOptions, 'headers' | 'onMessage'>;

/** Sends a request with the access token of the signed-in user; once more where that has expired and there is another. */
async function asUser<Answer>(send: (user: UserOptions) => Promise<Answer>): Promise<Answer> {
  const token = await settings.accessToken();
  try {
    return await send(optionsOf(token));
  } catch (error) {
    if (token === null || !(error instanceof ApiFailure) || error.status !== 401) throw error;
    const next = await settings.tokenAfter(token);
    if (next === null) throw error;
    return send(optionsOf(next));
  }
}

function optionsOf(token: string | null): UserOptions {
  // Why something is refused is told in the language of the page, which need not be that of the browser.
  const language = globalThis.document?.documentElement.lang;
  const headers = {
    ...(language && { 'accept-language': language }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  return { headers, onMessage: publishSuccessMessage };
}
