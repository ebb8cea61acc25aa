import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { workerPath } from '#lib/desk/offline/worker-path.ts';
import type { Handler } from '#server/http/dispatch.ts';

const siteWorker = new URL('../../public/service-worker.js', import.meta.url);
const deskWorker = new URL('../../lib/desk/offline/desk-worker.ts', import.meta.url);

/** The service workers of the site and of the desk. */
const sources: Record<string, () => string> = {
  '/service-worker.js': () => readFileSync(siteWorker, 'utf8'),
  [workerPath]: () => stripTypeScriptTypes(readFileSync(deskWorker, 'utf8')),
};

/** Serves service workers, with `no-cache` so that browsers soon find a new version. */
export function withServiceWorkers(handler: Handler): Handler {
  const scripts = new Map<string, string>();
  return (request, response) => {
    const { method, url = '/' } = request;
    const [path = ''] = url.split('?', 1);
    const source = sources[path];
    if (!source || (method !== 'GET' && method !== 'HEAD')) return handler(request, response);
    const script = scripts.get(path) ?? source();
    scripts.set(path, script);
    response.writeHead(200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Content-Length': Buffer.byteLength(script),
      'Cache-Control': 'no-cache',
    });
    response.end(method === 'HEAD' ? undefined : script);
  };
}
