import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** Asks with just these headers, which a browser or `fetch` would add to. Throws where the answer is not whole. */
export async function ask(url: string, headers: OutgoingHttpHeaders = {}, method = 'GET') {
  const outgoing = request(url, { method, headers, agent: false }).end();
  const [answer]: IncomingMessage[] = await once(outgoing, 'response');
  if (!answer) throw new Error(`${url} gives no answer.`);
  const bytes = await buffer(answer);
  const encoding = answer.headers['content-encoding'];
  const isEmpty = bytes.length === 0;
  const unpacked =
    encoding === 'br' && !isEmpty
      ? brotliDecompressSync(bytes)
      : encoding === 'gzip' && !isEmpty
        ? gunzipSync(bytes)
        : bytes;
  return { status: answer.statusCode ?? 0, headers: answer.headers, bytes, encoding, text: unpacked.toString() };
}

export const isKept = ({ headers }: { headers: IncomingMessage['headers'] }) =>
  /\bhit\b/.test(String(headers['cache-status'] ?? ''));
