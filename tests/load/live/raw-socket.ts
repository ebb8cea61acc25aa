import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

export interface RawSocket {
  send(text: string): void;
  destroy(): void;
}

export interface RawSocketHandlers {
  /** Called with the bytes of each message, which are good until it returns. */
  onMessage(message: Buffer): void;
  onClose(): void;
}

/** Every socket is read into it, one after the other: to make a buffer for each read is a fifth of the work. */
const readInto = Buffer.allocUnsafeSlow(65_536);
const nothing = Buffer.alloc(0);

/**
 * Opens a WebSocket with no more work than a crowd of thousands in one process allows: whole messages of the server,
 * short ones of ours (RFC 6455).
 */
export function openRawSocket(url: URL, { onMessage, onClose }: RawSocketHandlers): RawSocket {
  let rest: Buffer = nothing;
  let isOpen = false;
  const openWith = (bytes: Buffer) => {
    const end = bytes.indexOf('\r\n\r\n');
    if (end < 0) return bytes;
    isOpen = bytes.toString('latin1', 0, end).startsWith('HTTP/1.1 101');
    if (!isOpen) stream.destroy();
    return bytes.subarray(end + 4);
  };
  const read = (chunk: Buffer) => {
    let bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    if (!isOpen) bytes = openWith(bytes);
    for (let end = isOpen ? endOfFrame(bytes) : 0; end > 0; end = endOfFrame(bytes)) {
      onMessage(bytes.subarray(0, end));
      bytes = bytes.subarray(end);
    }
    rest = bytes.length > 0 ? Buffer.from(bytes) : nothing;
  };
  const stream = connect({
    port: Number(url.port),
    host: '127.0.0.1',
    noDelay: true,
    onread: {
      buffer: readInto,
      callback(length) {
        read(readInto.subarray(0, length));
        return true;
      },
    },
  });
  stream.write(handshake(url));
  stream.on('error', () => stream.destroy());
  stream.once('close', onClose);
  return {
    send(text) {
      const payload = Buffer.from(text);
      if (payload.length > 125) throw new Error('Only short messages are sent.');
      // A mask of zeros leaves the bytes as they are.
      stream.write(Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload]));
    },
    destroy: () => stream.destroy(),
  };
}

function handshake({ host, pathname, search }: URL): string {
  const lines = [
    `GET ${pathname}${search} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** Where the first frame ends, or 0 while it is not whole. */
function endOfFrame(bytes: Buffer): number {
  if (bytes.length < 2) return 0;
  const short = (bytes[1] ?? 0) & 0x7f;
  if (short === 127) throw new Error('A message of the server is too long.');
  if (short === 126 && bytes.length < 4) return 0;
  const end = short === 126 ? 4 + bytes.readUInt16BE(2) : 2 + short;
  return bytes.length < end ? 0 : end;
}
