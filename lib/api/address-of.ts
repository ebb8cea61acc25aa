import type { Call } from './contract/call.ts';

/**
 * Returns the path and query string of a call, relative to `/api`: path parameters filled in, undefined and null query
 * values left out.
 */
export function addressOf(
  { path }: Pick<Call, 'path'>,
  { params, query }: { params: Record<string, unknown>; query: Record<string, unknown> },
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const present = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(present.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${filled}?${search}` : filled;
}
