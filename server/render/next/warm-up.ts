import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Handler } from '#server/http/dispatch.ts';

/** From the address without a language to a home page. */
const maxRedirects = 2;

/**
 * Has the home page of a host rendered, so that its code is loaded and compiled before the first visitor comes. The API
 * must answer already. Never fails: a page that cannot be rendered now is for its visitor to see.
 *
 * @waits for the processes that render
 */
export async function warmUp(handler: Handler, host: string): Promise<void> {
  const server = createServer((incoming, response) => void handler(incoming, response));
  try {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    let path: string | undefined = '/';
    for (let redirects = 0; path && redirects <= maxRedirects; redirects += 1) path = await visit(port, host, path);
  } catch {
    // It is slower for the first visitor, then.
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** Reads a page and returns the path to which it redirects. */
function visit(port: number, host: string, path: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ port, path, host: '127.0.0.1', headers: { host } }, (incoming) => {
      const { location } = incoming.headers;
      incoming
        .once('end', () => resolve(location && new URL(location, `http://${host}`).pathname))
        .once('error', reject)
        .resume();
    });
    outgoing.once('error', reject).end();
  });
}
