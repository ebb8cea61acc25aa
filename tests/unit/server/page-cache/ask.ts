import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** Asks with just these headers, which `fetch` would add to. */
export async function ask(url: string, method: string, headers: OutgoingHttpHeaders) {
  const [answer]: IncomingMessage[] = await once(request(url, { method, headers, agent: false }).end(), 'response');
  if (!answer) throw new Error(`${url} gives no answer.`);
  const bytes = await buffer(answer);
  const { 'content-encoding': encoding, 'cache-status': from } = answer.headers;
  const unpacked = encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
  const text = unpacked.toString();
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text,
    /** Which page it is, as the site behind names it. */
    page: /<html>(.*?) \.+</.exec(text)?.[1] ?? text,
    isKept: from === 'courtside; hit' || from === 'courtside; hit; stale',
    isStale: from === 'courtside; hit; stale',
  };
}
