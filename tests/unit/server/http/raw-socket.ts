import { connect } from 'node:net';

export interface RawAnswer {
  text: string;
  /** Whether the server ended the connection in order, without a reset. */
  isClosed: boolean;
}

/**
 * Sends bytes over a socket, one chunk a turn, and returns all that comes back until the server closes, or until `until`
 * stands in it.
 */
export function sendRaw(port: number, chunks: readonly string[], until?: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let text = '';
    const settle = (isClosed: boolean) => {
      resolve({ text, isClosed });
      socket.destroy();
    };
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      if (until && text.includes(until)) settle(false);
    });
    socket.once('end', () => settle(true));
    socket.once('error', reject);
    socket.once('connect', () => {
      const write = (index: number) => {
        const chunk = chunks[index];
        if (chunk !== undefined) socket.write(chunk, () => setImmediate(write, index + 1));
      };
      write(0);
    });
  });
}
