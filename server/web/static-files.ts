import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { chooseEncoding, type Encoding } from '#server/cache/encodings.ts';
import { sendJson } from '#server/http/json.ts';
import { removeDocumentHeaders } from '#server/http/security-headers.ts';
import type { Log } from '#server/log.ts';

/** Extensions of the files that the build writes beside another one, compressed. */
export const compressedExtensions = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>;

type StaticFile = { file: string; type: string; isPart: boolean; etag: string; encodings: readonly Encoding[] };

const prefix = '/_next/static/';
const maxBytes = 16 * 1024 * 1024;
const immutable = 'public, max-age=31536000, immutable';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** What no browser opens as a document. */
const partExtensions = new Set(['.css', '.js', '.woff2']);

/**
 * Returns a handler of the files of a build, `/_next/static/…`, which never change; it returns false for requests of
 * anything else. Only files that are in the folder now are served, so no address leads out of it. Ranges are ignored,
 * as RFC 9110 (14.2) allows: browsers ask for none of these files in parts.
 */
export function createStaticFiles(
  folder: string,
  log: Log,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const files = listFiles(folder);
  const contents = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (file) => readFile(file),
    ignoreFetchAbort: true,
  });

  const send = async (file: StaticFile, { method, headers }: IncomingMessage, response: ServerResponse) => {
    const accepted = file.encodings.length > 0 ? chooseEncoding(headers['accept-encoding']) : null;
    const encoding = accepted && file.encodings.includes(accepted) ? accepted : null;
    const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
    if (file.isPart) removeDocumentHeaders(response);
    response.setHeader('Cache-Control', immutable).setHeader('ETag', etag);
    if (file.encodings.length > 0) response.setHeader('Vary', 'Accept-Encoding');
    if (headers['if-none-match']?.includes(etag)) return void response.writeHead(304).end();
    const body = await contents.forceFetch(file.file + (encoding ? compressedExtensions[encoding] : ''));
    response.setHeader('Content-Type', file.type).setHeader('Content-Length', body.length);
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.writeHead(200).end(method === 'HEAD' ? undefined : body);
  };

  return (request, response) => {
    const { method, url = '' } = request;
    if (!url.startsWith(prefix) || (method !== 'GET' && method !== 'HEAD')) return false;
    const file = files.get(url.slice(prefix.length).split('?', 1)[0] ?? '');
    if (!file) {
      const message = 'This build has no such file. Reload the page that asks for it.';
      sendJson(response, 404, { code: 'not-found', message });
      return true;
    }
    send(file, request, response).catch((error: unknown) => {
      log.error({ err: error, path: url }, 'a file of the build could not be read; build again and restart');
      for (const name of ['Cache-Control', 'ETag', 'Vary']) response.removeHeader(name);
      sendJson(response, 500, { code: 'internal', message: 'The file could not be read.' });
    });
    return true;
  };
}

/** The files of a folder by their addresses below it. Symbolic links are left out. */
function listFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const names = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name)),
  );
  const files = new Map<string, StaticFile>();
  for (const file of names) {
    if (isCompressed(file, names)) continue;
    const address = path.relative(folder, file).split(path.sep).map(encodeURIComponent).join('/');
    const extension = path.extname(file);
    const type = types[extension] ?? 'application/octet-stream';
    const isPart = partExtensions.has(extension);
    const encodings = (['br', 'gzip'] as const).filter((encoding) => names.has(file + compressedExtensions[encoding]));
    files.set(address, { file, type, isPart, etag: etagOf(file), encodings });
  }
  return files;
}

/** Short, since browsers get it with each of some twenty files. */
const etagOf = (file: string) => hash('sha256', readFileSync(file), 'base64url').slice(0, 16);

function isCompressed(file: string, names: ReadonlySet<string>): boolean {
  return Object.values(compressedExtensions).some(
    (extension) => file.endsWith(extension) && names.has(file.slice(0, -extension.length)),
  );
}
