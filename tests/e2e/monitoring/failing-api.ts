import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The league API of a site, one call of which fails as a broken one does: each time with another message, as equal ones are reported once. */
export async function openFailingApi(failingPath: string, message: string) {
  let failures = 0;
  /** That of the site, which asks while it starts. */
  const origin = Promise.withResolvers<string>();
  const server = createServer(async (request, response) => {
    const { url = '/', method, headers } = request;
    if (url.split('?', 1)[0] === failingPath) {
      failures += 1;
      const body = { code: 'internal', message: `${message} (${failures})` };
      response.writeHead(500, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
      return;
    }
    const forwarded = httpRequest(new URL(url, await origin.promise), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.once('error', () => response.destroy());
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    of: origin.resolve,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
