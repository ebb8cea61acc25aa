import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { interceptResponse } from '#server/http/intercept-response.ts';

export type Recorded = { status: number; headers: OutgoingHttpHeaders; body: Buffer<ArrayBuffer> };

/** Records a response while it is sent. Null for one that is aborted, or longer than `maxBytes`. */
export function recordResponse(response: ServerResponse, maxBytes: number): Promise<Recorded | null> {
  const { promise, resolve } = Promise.withResolvers<Recorded | null>();
  const chunks: Buffer[] = [];
  let size = 0;

  const addChunk = ([chunk, encoding]: readonly unknown[]) => {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk, toEncoding(encoding)) : chunk;
    if (!(bytes instanceof Uint8Array)) return;
    size += bytes.length;
    if (size > maxBytes) chunks.length = 0;
    else chunks.push(Buffer.from(bytes));
  };
  interceptResponse(response, {
    write(args, proceed) {
      addChunk(args);
      return proceed();
    },
    end(args, proceed) {
      addChunk(args);
      const isIncomplete = response.destroyed || size > maxBytes;
      const result = proceed();
      resolve(
        isIncomplete
          ? null
          : { status: response.statusCode, headers: response.getHeaders(), body: Buffer.concat(chunks) },
      );
      return result;
    },
  });
  response.once('close', () => resolve(null));
  return promise;
}

function toEncoding(encoding: unknown): BufferEncoding {
  return typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8';
}
