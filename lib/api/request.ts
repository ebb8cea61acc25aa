import { ApiFailure } from './api-failure.ts';
import type { AnswerOf, Call, ParamsOf, QueryOf } from './contract/call.ts';
import { apiError } from './contract/common.ts';

export type RequestInput<C extends Call> = { params: ParamsOf<C>; query: QueryOf<C> };
export type RequestTarget = { apiUrl: string; headers?: Record<string, string>; signal?: AbortSignal };

/** Asks the league API and parses its answer. Throws an `ApiFailure` for a refusal, a `ZodError` for what breaks the contract. */
export async function request<C extends Call>(
  call: C,
  { params, query }: RequestInput<C>,
  { apiUrl, headers, signal }: RequestTarget,
): Promise<AnswerOf<C>> {
  const address = `${apiUrl}/api${pathOf(call.path, params)}${searchOf(query)}`;
  const response = await fetch(address, {
    headers: { accept: 'application/json', ...headers },
    signal: signal ?? null,
  });
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return call.answer.parse(body) as AnswerOf<C>;
  const refusal = apiError.safeParse(body);
  throw new ApiFailure(
    response.status,
    refusal.data ?? { code: 'unavailable', message: `${response.status} ${address}` },
  );
}

function pathOf(path: string, params: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function searchOf(query: Record<string, unknown>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search && `?${search}`;
}
