import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The league API of a site, one call of which fails as a broken one does: each time with another message, as equal ones are reported once. */
export async function openFailingApi({ site, path, message }: { site: string; path: string; message: string }) {
  let failures = 0;
  const server = createServer((request, response) => {
    const { url = '/', method, headers } = request;
    if (url.split('?', 1)[0] === path) {
      failures += 1;
      const body = { code: 'internal', message: `${message} (${failures})` };
      response.writeHead(500, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
      return;
    }
    const forwarded = httpRequest(new URL(url, site), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.once('error', () => response.destroy());
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
