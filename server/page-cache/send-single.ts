import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { RenderedAnswer } from '#server/render/renderer.ts';
import { ownVary, visibleHeaders } from './finished-page.ts';
import { acceptsGzip } from './send-kept.ts';

const decompress = promisify<Buffer, Buffer>(gunzip);

/** Sends an answer that is not kept: it may be for this visitor alone. */
export async function sendSingle(
  { status, headers, body }: RenderedAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  for (const [name, value] of visibleHeaders(headers)) response.setHeader(name, value);
  response.setHeader('Cache-Status', 'courtside; fwd=miss');
  response.setHeader('Vary', [ownVary(headers), 'Accept-Language, Cookie, Accept-Encoding'].filter(Boolean).join(', '));
  const isRedirect = status >= 300 && status < 400;
  // Browsers ask again each time, since what is renamed may be renamed back.
  response.setHeader('Cache-Control', isRedirect ? 'no-cache' : (headers['cache-control'] ?? 'private, no-store'));
  const isCompressed = headers['content-encoding'] === 'gzip' && !isRedirect;
  const isGzip = isCompressed && acceptsGzip(request.headers['accept-encoding']);
  if (isGzip) response.setHeader('Content-Encoding', 'gzip');
  const sent = isRedirect ? Buffer.alloc(0) : isCompressed && !isGzip ? await decompress(body) : body;
  if (isRedirect) response.removeHeader('content-type');
  response.writeHead(status, { 'Content-Length': sent.length });
  response.end(request.method === 'HEAD' ? undefined : sent);
}
