import { once } from 'node:events';
import { createServer } from 'node:net';

/** Returns an unused port. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (!address || typeof address === 'string') throw new Error('The system named no free port.');
  return address.port;
}
