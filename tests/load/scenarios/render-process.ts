import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openNext } from '#server/render/next/open-next.ts';
import { runRender } from '#server/render/next/render-context.ts';

/** The program of a process that renders the pages of the built site, or of the Next app whose folder is its argument. */
const [, , folder] = process.argv;

async function openApp(dir: string) {
  const { default: next } = await import('next');
  const app = next({ dev: false, hostname: 'localhost', port: 3000, dir, httpServer: createServer() });
  await app.prepare();
  return app.getRequestHandler();
}

const handler = folder ? await openApp(folder) : (await openNext({ dev: false })).handler;
const server = createServer((request, response) => void runRender(request, response, handler));
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000 });
});
process.on('disconnect', () => process.exit());
