import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';
import type { Handler } from '#server/http/dispatch.ts';

/** Serves what `make` gives for the server's own address until the test ends. */
export async function serve(make: (address: string) => Handler): Promise<string> {
  const server = createServer((request, response) => void handler(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  const url = `http://127.0.0.1:${address.port}`;
  const handler = make(url);
  return url;
}
