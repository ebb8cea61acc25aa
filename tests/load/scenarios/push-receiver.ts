import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { receiverCertificate } from '#tests/fixtures/push/push-receiver.ts';

/** A push service in a process of its own: it accepts each message and tells its parent how many, and from how many devices. */
const key = readFileSync(path.join(path.dirname(receiverCertificate), 'key.pem'));
const devices = new Set<string>();
let received = 0;
const server = createServer({ key, cert: readFileSync(receiverCertificate) }, (request, response) => {
  request.resume().on('end', () => {
    received += 1;
    devices.add(request.url ?? '');
    response.writeHead(201).end();
  });
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port });
});
setInterval(() => process.send?.({ received, devices: devices.size }), 50);
process.on('disconnect', () => process.exit());
