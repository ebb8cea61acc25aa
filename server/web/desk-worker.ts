import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { workerPath } from '#lib/desk/offline/worker-path.ts';
import type { Handler } from '#server/http/dispatch.ts';

const source = new URL('../../lib/desk/offline/desk-worker.ts', import.meta.url);

/** Serves the desk's service worker, with `no-cache` so that browsers soon find a new version. */
export function withDeskWorker(handler: Handler): Handler {
  let script: string | null = null;
  return (request, response) => {
    const { method, url = '/' } = request;
    if (url.split('?', 1)[0] !== workerPath || (method !== 'GET' && method !== 'HEAD')) {
      return handler(request, response);
    }
    script ??= stripTypeScriptTypes(readFileSync(source, 'utf8'));
    response.writeHead(200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Content-Length': Buffer.byteLength(script),
      'Cache-Control': 'no-cache',
    });
    response.end(method === 'HEAD' ? undefined : script);
  };
}
