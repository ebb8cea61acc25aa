import type { Call } from './contract/call.ts';

/** Where a call is asked, below `/api`: its path with the parameters filled in, and the query without what is not given. */
export function addressOf(
  { path }: Pick<Call, 'path'>,
  { params, query }: { params: Record<string, unknown>; query: Record<string, unknown> },
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${filled}?${search}` : filled;
}
