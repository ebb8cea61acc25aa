import type { IncomingMessage, ServerResponse } from 'node:http';
import { createEncoder } from '#server/cache/encodings.ts';
import type { CachedPage } from './cached-page.ts';

const encode = createEncoder(32 * 1024 * 1024);

export async function sendPage(page: CachedPage, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, headers } = request;
  for (const [name, value] of Object.entries(page.headers)) if (value !== undefined) response.setHeader(name, value);
  response.setHeader('ETag', page.etag);
  response.setHeader('Age', Math.floor((Date.now() - page.madeAt) / 1000));
  response.setHeader('Cache-Status', 'courtside; hit');
  if (page.status === 200 && matchesEtag(page.etag, headers['if-none-match'])) {
    response.writeHead(304).end();
    return;
  }
  const { encoding, body } = await encode(page.body, page.digest, headers['accept-encoding']);
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.writeHead(page.status).end(method === 'HEAD' ? undefined : body);
}

function matchesEtag(etag: string, ifNoneMatch = ''): boolean {
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''));
}
