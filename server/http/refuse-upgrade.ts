import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Answers before the handshake, which is the cheapest that a refusal can be. A client that never hangs up holds nothing. */
export function refuseUpgrade(socket: Duplex, status: number, message: string): void {
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(message)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${message}`, () => socket.destroy());
}
