import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The league API of a site, one call of which fails as a broken one does. */
export async function openFailingApi(failingPath: string, body: object) {
  let origin = '';
  const server = createServer((request, response) => {
    const { url = '/', method, headers } = request;
    if (url.split('?', 1)[0] === failingPath) {
      response.writeHead(500, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
      return;
    }
    const forwarded = httpRequest(new URL(url, origin), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.once('error', () => response.destroy());
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    of: (site: string) => {
      origin = site;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
