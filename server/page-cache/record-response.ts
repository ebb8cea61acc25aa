import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

export type Recorded = { status: number; headers: OutgoingHttpHeaders; body: Buffer<ArrayBuffer> };

/** Listens in while a response is sent. Null for one that is cut off, or longer than that. */
export function recordResponse(response: ServerResponse, maxBytes: number): Promise<Recorded | null> {
  const { promise, resolve } = Promise.withResolvers<Recorded | null>();
  const { write, end } = response;
  const chunks: Buffer[] = [];
  let size = 0;

  const take = ([chunk, encoding]: unknown[]) => {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk, toEncoding(encoding)) : chunk;
    if (!(bytes instanceof Uint8Array)) return;
    size += bytes.length;
    if (size > maxBytes) chunks.length = 0;
    else chunks.push(Buffer.from(bytes));
  };
  const writeAndTake = (...args: unknown[]) => {
    take(args);
    return Reflect.apply(write, response, args);
  };
  const endAndTake = (...args: unknown[]) => {
    take(args);
    const isCut = response.destroyed || size > maxBytes;
    const result = Reflect.apply(end, response, args);
    resolve(
      isCut ? null : { status: response.statusCode, headers: response.getHeaders(), body: Buffer.concat(chunks) },
    );
    return result;
  };
  Object.assign(response, { write: writeAndTake, end: endAndTake });
  response.once('close', () => resolve(null));
  return promise;
}

function toEncoding(encoding: unknown): BufferEncoding {
  return typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8';
}
